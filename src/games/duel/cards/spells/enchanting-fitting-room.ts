import {
  chooseCards,
  isNormalMonster,
  lifePoints,
  maySpecialSummon,
  reveal,
  sendToGraveyard,
  shuffleDeck,
  specialSummon,
  spell,
  type Cost,
} from '../../../../engine/duel/api';

/** They must be there; nothing is done with them yet. */
const fourCards: Cost = {
  rule: 'deck-too-small',
  can: (q) => q.deckOf(q.player).length >= 4,
  *pay() {
    /* no price */
  },
};

/**
 * For 800 Life Points the top four cards of the Deck are turned over: Normal Monsters of Level 3 or lower come, those without
 * room go to the Graveyard. The others are shuffled back.
 */
export default spell(30531525, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    costs: [fourCards, lifePoints(800)],
    specialSummons: true,
    *resolve(e) {
      const shown = e.deckOf(e.player).slice(-4).reverse();
      yield* reveal(e, shown);
      const small = shown.filter((id) => isNormalMonster(e, id) && e.facts(id).level! <= 3 && maySpecialSummon(e, id));
      const room = Math.min(small.length, e.freeMonsterZones(e.player));
      const chosen = yield* chooseCards(e, { from: small, min: room, max: room, prompt: 'specialSummon' });
      const come = yield* specialSummon(e, chosen);
      yield* sendToGraveyard(
        e,
        small.filter((id) => !come.includes(id)),
        'effect',
        { sameMoment: come.length > 0 },
      );
      yield* shuffleDeck(e, e.player);
    },
  },
});
