import { banish, spell, targetUpTo } from '../../../../engine/duel/api';

/** Removes up to five cards of either or both Graveyards from play. */
export default spell(5758500, {
  activate: {
    condition: (q) => !q.isForbidden('banishFromGraveyard', q.player),
    rule: 'graveyard-cannot-be-banished',
    targets: targetUpTo(5, (q) => [...q.graveyardOf(q.player), ...q.graveyardOf(q.opponent)]),
    *resolve(e) {
      yield* banish(e, e.targets);
    },
  },
});
