import { chooseCard, sendToGraveyard, shuffleDeck, trap } from '../../../../engine/duel/api';

/** The opponent chooses an Equip Spell of the own Deck, which goes to the Graveyard. */
export default trap(55348096, {
  activate: {
    affectsOnePlayer: true,
    *resolve(e) {
      const equip = yield* chooseCard(e, {
        player: e.opponent,
        from: e.deckOf(e.opponent).filter((id) => e.isSpell(id) && e.facts(id).subtype === 'equip'),
        prompt: 'toGraveyard',
      });
      if (equip !== undefined) yield* sendToGraveyard(e, [equip]);
      yield* shuffleDeck(e, e.opponent);
    },
  },
});
