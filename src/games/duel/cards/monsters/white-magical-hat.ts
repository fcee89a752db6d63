import { discardAtRandom, monster } from '../../../../engine/duel/api';
import { byBattleDamage } from '../shared/battle-triggers';

/** Battle damage to the opponent costs that player a random hand card. */
export default monster(15150365, {
  effects: [byBattleDamage((e) => discardAtRandom(e, e.opponent, 1))],
});
