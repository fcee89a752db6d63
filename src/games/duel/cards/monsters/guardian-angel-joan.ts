import { gainLifePoints, monster } from '../../../../engine/duel/api';
import { onceItDestroyedByBattle } from '../shared/battle-triggers';

/** A monster that it has destroyed by battle gives its player the ATK printed on it. */
export default monster(68007326, {
  effects: [onceItDestroyedByBattle((e, victim) => gainLifePoints(e, e.player, e.printedAtk(victim)))],
});
