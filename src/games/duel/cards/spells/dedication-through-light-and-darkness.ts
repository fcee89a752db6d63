import {
  chooseCard,
  freeToMove,
  maySpecialSummon,
  shuffleDeck,
  specialSummon,
  spell,
  tributeMonsters,
} from '../../../../engine/duel/api';

const DARK_MAGICIAN = 46986414;
const DARK_MAGICIAN_OF_CHAOS = 40737112;

/** A Dark Magician is tributed for a Dark Magician of Chaos of the hand, Deck or Graveyard. Finding none is legal. */
export default spell(69542930, {
  activate: {
    costs: [tributeMonsters(1, (q, id) => q.isNamed(id, DARK_MAGICIAN), { needsZone: true })],
    specialSummons: 'alone',
    *resolve(e) {
      const places = [...e.handOf(e.player), ...e.deckOf(e.player), ...e.graveyardOf(e.player)];
      const called = yield* chooseCard(e, {
        from: freeToMove(
          e,
          places.filter((id) => e.isNamed(id, DARK_MAGICIAN_OF_CHAOS) && maySpecialSummon(e, id)),
        ),
        prompt: 'specialSummon',
      });
      if (called !== undefined) yield* specialSummon(e, [called]);
      yield* shuffleDeck(e, e.player);
    },
  },
});
