import { damage, monster } from '../../../../engine/duel/api';
import { onceItDestroyedByBattle } from '../shared/battle-triggers';

/** A monster that it has destroyed by battle deals the opponent 500 times its Level. */
export default monster(52768103, {
  effects: [onceItDestroyedByBattle((e, victim) => damage(e, e.opponent, 500 * (e.facts(victim).level ?? 0)))],
});
