import { gives, monster, perishesWhile } from '../../../../engine/duel/api';

/** Destroyed at once in face-up defense position. It must attack in each own Battle Phase in which it can. */
export default monster(39168895, {
  continuous: [gives('mustAttack'), perishesWhile((q) => !q.isInAttackPosition(q.self))],
});
