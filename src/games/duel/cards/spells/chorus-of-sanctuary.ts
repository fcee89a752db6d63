import { nothing, spell, stats } from '../../../../engine/duel/api';

/** Monsters in defense position have 500 DEF more, on both sides. */
export default spell(81380218, {
  activate: nothing,
  continuous: [stats((q, id) => !q.isInAttackPosition(id), { def: 500 })],
});
