import { draw, monster } from '../../../../engine/duel/api';
import { byBattleDamage } from '../shared/battle-triggers';

/** Battle damage to the opponent makes that player draw two cards. */
export default monster(71107816, {
  effects: [byBattleDamage((e) => draw(e, e.opponent, 2))],
});
