import { monster, stats } from '../../../../engine/duel/api';

/** In face-up defense position it gives own Plants, itself included, 500 ATK and DEF. */
export default monster(45425051, {
  continuous: [
    stats((q, id) => !q.isInAttackPosition(q.self) && q.controls(q.player, id) && q.race(id) === 'Plant', { atk: 500, def: 500 }),
  ],
});
