import { chooseCard, damage, sendToGraveyard, shuffleDeck, trap } from '../../../../engine/duel/api';

/** A Rock goes from the own Deck to the Graveyard, and the opponent takes 500 damage. */
export default trap(20781762, {
  activate: {
    *resolve(e) {
      const rock = yield* chooseCard(e, {
        from: e.deckOf(e.player).filter((id) => e.race(id) === 'Rock'),
        prompt: 'toGraveyard',
      });
      if (rock !== undefined) {
        yield* sendToGraveyard(e, [rock]);
        yield* damage(e, e.opponent, 500);
      }
      yield* shuffleDeck(e, e.player);
    },
  },
});
