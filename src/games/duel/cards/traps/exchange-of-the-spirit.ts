import { exchangeDecksAndGraveyards, lifePoints, trap } from '../../../../engine/duel/api';

/** With fifteen cards in the own Graveyard: Decks and Graveyards change places, which sends no card anywhere. */
export default trap(17484499, {
  activate: {
    condition: (q) => q.graveyardOf(q.player).length >= 15,
    rule: 'graveyard-too-small',
    costs: [lifePoints(1000)],
    *resolve(e) {
      yield* exchangeDecksAndGraveyards(e);
    },
  },
});
