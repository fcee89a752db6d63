import { gainLifePoints, monster } from '../../../../engine/duel/api';
import { onceItDestroyedByBattle } from '../shared/battle-triggers';

/** A monster that it has destroyed by battle gives its player 300 times its Level. */
export default monster(49771608, {
  effects: [onceItDestroyedByBattle((e, victim) => gainLifePoints(e, e.player, 300 * (e.facts(victim).level ?? 0)))],
});
