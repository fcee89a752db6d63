import { isNormalMonster, linkTo, maySpecialSummon, specialSummon, target, trap } from '../../../../engine/duel/api';

/**
 * Brings back a Normal Monster of the own Graveyard in face-up defense position. It goes when this leaves the field; this goes
 * when it is destroyed.
 */
export default trap(92924317, {
  bond: { whenLeaves: 'destroyMonster', whenMonsterDestroyed: 'destroySelf' },
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    targets: target((q) => q.graveyardOf(q.player).filter((id) => isNormalMonster(q, id) && maySpecialSummon(q, id))),
    specialSummons: true,
    *resolve(e) {
      const [revived] = yield* specialSummon(e, e.targets, { placements: ['defense'] });
      if (revived !== undefined) yield* linkTo(e, revived);
    },
  },
});
