import { destroy, trap } from '../../engine/duel/api';

/** Destroys all monsters when anybody has summoned one. A Set is no summon, and a summon inside a running chain is past. */
export default trap(53582587, {
  activate: {
    condition: (q) => q.justSummoned().length > 0,
    rule: 'summon-success-only',
    *resolve(e) {
      yield* destroy(e, e.monsters());
    },
  },
});
