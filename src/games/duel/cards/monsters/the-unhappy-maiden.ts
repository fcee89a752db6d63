import { endBattlePhase, monster } from '../../../../engine/duel/api';
import { onceDestroyedByBattle } from '../shared/battle-triggers';

/** Destroyed by battle, it ends the Battle Phase. */
export default monster(51275027, {
  effects: [onceDestroyedByBattle(endBattlePhase)],
});
