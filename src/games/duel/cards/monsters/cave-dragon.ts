import { forbids, monster } from '../../../../engine/duel/api';

/**
 * Normal Summoned only to an empty side (it may be Set). It declares attacks only beside another own face-up Dragon; a declared
 * one goes on without.
 */
export default monster(93220472, {
  summoning: { needs: { rule: 'only-without-own-monsters', can: (q) => q.monstersOf(q.player).length === 0, of: 'normal' } },
  continuous: [
    forbids(
      'declareAttack',
      'needs-another-card',
      (q, { card }) => card === q.self && !q.faceUpMonstersOf(q.player).some((id) => id !== q.self && q.race(id) === 'Dragon'),
    ),
  ],
});
