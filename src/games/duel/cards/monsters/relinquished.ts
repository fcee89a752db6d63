import { gives, monster } from '../../../../engine/duel/api';
import { absorbs, holdsAMonster, livesOnHeld } from '../shared/absorbing';

/**
 * A Ritual Monster. It takes an opposing monster as its Equip Card and lives on it; battle damage that its controller takes while
 * it holds one is dealt to the opponent as well.
 */
export default monster(64631466, {
  summoning: { specialOnly: true },
  continuous: [...livesOnHeld, gives('sharesBattleDamage', (q, card) => card === q.self && holdsAMonster(q))],
  effects: [absorbs],
});
