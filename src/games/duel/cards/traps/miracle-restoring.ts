import { maySpecialSummon, ownSpellCounters, specialSummon, target, trap } from '../../../../engine/duel/api';

const DARK_MAGICIAN = 46986414;
const BUSTER_BLADER = 78193831;

/** Two Spell Counters of the own side bring a Dark Magician or Buster Blader back from the own Graveyard. */
export default trap(68334074, {
  activate: {
    condition: (q) => q.freeMonsterZones(q.player) > 0,
    rule: 'no-monster-zone',
    costs: [ownSpellCounters(2)],
    targets: target((q) =>
      q
        .graveyardOf(q.player)
        .filter((id) => (q.isNamed(id, DARK_MAGICIAN) || q.isNamed(id, BUSTER_BLADER)) && maySpecialSummon(q, id)),
    ),
    specialSummons: true,
    *resolve(e) {
      yield* specialSummon(e, e.targets);
    },
  },
});
