import { linkTo, target, trap } from '../../../../engine/duel/api';
import { isArchfiend } from '../shared/archfiend';

/**
 * On an own face-up Archfiend: what its player pays for it in the Standby Phase the opponent pays as well (`shared/archfiend`).
 * When this leaves the field the Archfiend is destroyed, and when the Archfiend leaves this is.
 */
export default trap(94463200, {
  bond: { whenLeaves: 'destroyMonster', whenMonsterLeaves: 'destroySelf' },
  activate: {
    targets: target((q) => q.faceUpMonstersOf(q.player).filter((id) => isArchfiend(q, id))),
    *resolve(e) {
      if (e.target !== null && e.selfIsThere) yield* linkTo(e, e.target);
    },
  },
});
