import { destroy, trap } from '../../../../engine/duel/api';

/**
 * Destroys all monsters when anybody has summoned one, which need not be there any more. A Set is no summon, and a summon inside
 * a running chain is past.
 */
export default trap(53582587, {
  activate: {
    condition: (q) => q.summonedJustNow().length > 0,
    rule: 'summon-success-only',
    actsOn: (q) => q.monsters(),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
