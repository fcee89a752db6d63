import {
  equipTo,
  isFusionMonster,
  lifePoints,
  maySpecialSummon,
  specialSummon,
  spell,
  target,
} from '../../../../engine/duel/api';

/**
 * For 800 Life Points a Fusion Monster of the own Graveyard comes back with this on it, and is removed from play if this is
 * destroyed.
 */
export default spell(74694807, {
  bond: { whenDestroyed: 'banishMonster' },
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    costs: [lifePoints(800)],
    targets: target((q) => q.graveyardOf(q.player).filter((id) => isFusionMonster(q, id) && maySpecialSummon(q, id))),
    specialSummons: true,
    *resolve(e) {
      const [revived = null] = yield* specialSummon(e, e.targets);
      yield* equipTo(e, revived, { sameMoment: true });
    },
  },
});
