import { equipTo, lifePoints, maySpecialSummon, specialSummon, spell, target } from '../../../../engine/duel/api';

/**
 * For 1500 Life Points a monster of the opponent's Graveyard comes to the own field with this on it; it goes when this leaves.
 */
export default spell(71453557, {
  bond: { whenLeaves: 'destroyMonster' },
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    costs: [lifePoints(1500)],
    targets: target(
      (q) => q.graveyardOf(q.opponent).filter((id) => q.isMonster(id) && maySpecialSummon(q, id)),
      1,
      'specialSummon',
    ),
    specialSummons: true,
    *resolve(e) {
      const [revived = null] = e.selfIsThere ? yield* specialSummon(e, e.targets, { placements: ['attack'] }) : [];
      yield* equipTo(e, revived, { sameMoment: true });
    },
  },
});
