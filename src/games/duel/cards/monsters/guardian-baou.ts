import { destroyedByBattle, gives, monster } from '../../../../engine/duel/api';
import { growsWhen } from '../shared/growing';
import { needsItsWeapon } from '../shared/guardian';

/**
 * Needs its flamberge to be summoned. What it destroys by battle has no effect, and each opposing monster gives it 1000 ATK.
 */
export default monster(73544866, {
  summoning: needsItsWeapon(68427465),
  continuous: [gives('negatesDestroyed')],
  ...growsWhen(
    'toGrave',
    (q, event) =>
      destroyedByBattle(q, event) && event.by === q.self && event.player === q.opponent && !q.card(q.self).battleDestroyed,
    1000,
  ),
});
