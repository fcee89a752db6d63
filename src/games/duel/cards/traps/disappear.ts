import { banish, target, trap } from '../../../../engine/duel/api';

/** Removes a card of the opponent's Graveyard from play. */
export default trap(24623598, {
  activate: {
    condition: (q) => !q.isForbidden('banishFromGraveyard', q.player),
    rule: 'graveyard-cannot-be-banished',
    targets: target((q) => q.graveyardOf(q.opponent), 1, 'banish'),
    *resolve(e) {
      yield* banish(e, e.targets);
    },
  },
});
