import { maySpecialSummon, specialSummon, target, trap } from '../../../../engine/duel/api';

/** Brings a Gravekeeper's monster back from the own Graveyard, Necrovalley or not. */
export default trap(30450531, {
  privileges: { passesGraveyardLock: true },
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    targets: target((q) =>
      q.graveyardOf(q.player).filter((id) => q.facts(id).en.startsWith("Gravekeeper's ") && maySpecialSummon(q, id)),
    ),
    specialSummons: true,
    *resolve(e) {
      yield* specialSummon(e, e.targets);
    },
  },
});
