import { chooseCard, draw, putAtBottomOfDeck, trap } from '../../../../engine/duel/api';

const NAME = 9744376;

/** Draws one card and one more for each of its name in the own Graveyard; then a hand card goes to the bottom of the Deck. */
export default trap(NAME, {
  activate: {
    draws: 'own',
    *resolve(e) {
      yield* draw(e, e.player, 1 + e.graveyardOf(e.player).filter((id) => e.isNamed(id, NAME)).length);
      const card = yield* chooseCard(e, { from: e.handOf(e.player), prompt: 'toDeck' });
      if (card !== undefined) yield* putAtBottomOfDeck(e, [card]);
    },
  },
});
