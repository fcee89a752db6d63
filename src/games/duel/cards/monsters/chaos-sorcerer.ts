import { monster } from '../../../../engine/duel/api';
import { chaosProcedure, noAttack, removesInsteadOfAttacking } from '../shared/chaos';

/** Comes only by the chaos procedure. Once per own turn removes a face-up monster from play instead of attacking. */
export default monster(9596126, {
  summoning: { specialOnly: true, procedure: chaosProcedure },
  effects: [removesInsteadOfAttacking((q) => q.faceUpMonsters())],
  lingering: { noAttack },
});
