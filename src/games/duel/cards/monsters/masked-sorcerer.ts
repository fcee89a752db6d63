import { draw, monster } from '../../../../engine/duel/api';
import { byBattleDamage } from '../shared/battle-triggers';

/** Battle damage to the opponent draws a card. */
export default monster(10189126, {
  effects: [byBattleDamage((e) => draw(e, e.player, 1))],
});
