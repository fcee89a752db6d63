import { lifePoints, maySpecialSummon, specialSummon, spell, target } from '../../../../engine/duel/api';

/** For 500 Life Points a Batteryman (電池メン in its Japanese name) of the own Graveyard comes back. */
export default spell(61181383, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    costs: [lifePoints(500)],
    targets: target((q) =>
      q.graveyardOf(q.player).filter((id) => q.facts(id).ja.includes('電池メン') && maySpecialSummon(q, id)),
    ),
    specialSummons: true,
    *resolve(e) {
      yield* specialSummon(e, e.targets);
    },
  },
});
