import { equipTo, lifePoints, maySpecialSummon, specialSummon, spell, target } from '../../../../engine/duel/api';

/**
 * For 800 Life Points a monster of the own Graveyard comes back in attack position with this on it. Only the destruction of this
 * card takes the monster along; returned to the hand, it leaves the monster on the field.
 */
export default spell(70828912, {
  bond: { whenDestroyed: 'destroyMonster' },
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    costs: [lifePoints(800)],
    targets: target((q) => q.graveyardOf(q.player).filter((id) => q.isMonster(id) && maySpecialSummon(q, id))),
    specialSummons: true,
    *resolve(e) {
      const [revived = null] = yield* specialSummon(e, e.targets, { placements: ['attack'] });
      yield* equipTo(e, revived, { sameMoment: true });
    },
  },
});
