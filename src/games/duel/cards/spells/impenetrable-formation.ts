import { linkTo, spell, stats, target, type Scope } from '../../../../engine/duel/api';

const standsFast = (q: Scope): boolean => {
  const own = q.monstersOf(q.player);
  return own.length >= 2 && own.every((id) => !q.isInAttackPosition(id));
};

/**
 * An own monster has 700 DEF more while its player has at least two monsters, all of them in defense position. This goes when
 * that monster leaves the field.
 */
export default spell(96631852, {
  bond: { whenMonsterLeaves: 'destroySelf' },
  activate: {
    targets: target((q) => q.faceUpMonstersOf(q.player)),
    *resolve(e) {
      if (e.selfIsThere && e.target !== null) yield* linkTo(e, e.target);
    },
  },
  continuous: [stats((q, id) => id === q.card(q.self).linkedTo && standsFast(q), { def: 700 })],
});
