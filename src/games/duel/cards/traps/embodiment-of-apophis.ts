import { maySpecialSummon, summonAsMonster, trap } from '../../../../engine/duel/api';

/**
 * In a Main Phase of either player it comes to a Monster Zone as a Normal Monster, a Trap as well, and fills its Spell & Trap
 * Zone besides. While Traps are negated it is a mere Trap again, and stays one.
 */
export default trap(28649820, {
  asMonster: { attribute: 'EARTH', race: 'Reptile', level: 4, atk: 1600, def: 1800 },
  activate: {
    condition: (q) => q.isMainPhase && q.freeMonsterZones(q.player) > 0 && maySpecialSummon(q, q.self),
    rule: 'main-phase-and-free-zone',
    specialSummons: true,
    *resolve(e) {
      yield* summonAsMonster(e);
    },
  },
});
