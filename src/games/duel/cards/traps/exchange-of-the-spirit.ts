import { exchangeDecksAndGraveyards, lifePoints, trap } from '../../../../engine/duel/api';

/** Once in a Duel, with fifteen cards in each Graveyard: Decks and Graveyards change places, which sends no card anywhere. */
export default trap(17484499, {
  activate: {
    condition: (q) => [q.player, q.opponent].every((player) => q.graveyardOf(player).length >= 15),
    rule: 'graveyard-too-small',
    oncePerTurn: 'byNameInDuel',
    costs: [lifePoints(1000)],
    *resolve(e) {
      yield* exchangeDecksAndGraveyards(e);
    },
  },
});
