import { equipTo, lifePoints, maySpecialSummon, specialSummon, spell, target } from '../../../../engine/duel/api';

/**
 * For 800 Life Points a Ritual Monster of the own Graveyard comes back with this on it, and is removed from play if this is
 * destroyed.
 */
export default spell(48206762, {
  bond: { whenDestroyed: 'banishMonster' },
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    costs: [lifePoints(800)],
    targets: target((q) =>
      q.graveyardOf(q.player).filter((id) => q.facts(id).subtype.startsWith('ritual') && maySpecialSummon(q, id)),
    ),
    specialSummons: true,
    *resolve(e) {
      const [revived = null] = yield* specialSummon(e, e.targets);
      yield* equipTo(e, revived, { sameMoment: true });
    },
  },
});
