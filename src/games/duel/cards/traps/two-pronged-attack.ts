import { destroy, target, trap } from '../../../../engine/duel/api';

/** Destroys two own monsters and one of the opponent: all three or none. */
export default trap(83887306, {
  activate: {
    targets: [...target((q) => q.monstersOf(q.player), 2, 'destroy'), ...target((q) => q.monstersOf(q.opponent), 1, 'destroy')],
    *resolve(e) {
      if (e.targets.length === 3) yield* destroy(e, e.targets);
    },
  },
});
