import { maySpecialSummon, specialSummon, spell, target } from '../../../../engine/duel/api';

/** Brings a monster of either Graveyard to the own field, in attack or face-up defense position. The revival limit applies. */
export default spell(83764718, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    targets: target((q) =>
      [...q.graveyardOf(q.player), ...q.graveyardOf(q.opponent)].filter((id) => q.isMonster(id) && maySpecialSummon(q, id)),
    ),
    specialSummons: true,
    *resolve(e) {
      yield* specialSummon(e, e.targets);
    },
  },
});
