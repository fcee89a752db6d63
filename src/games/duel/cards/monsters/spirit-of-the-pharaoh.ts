import {
  isNormalMonster,
  maySpecialSummon,
  monster,
  optionalTrigger,
  specialSummon,
  targetUpToNow,
} from '../../../../engine/duel/api';

/** Comes only by The First Sarcophagus. It may bring back up to four Zombies without an effect, of Level 2 or lower. */
export default monster(25343280, {
  summoning: { specialOnly: true, onlyBy: 'named' },
  effects: [
    optionalTrigger({
      on: 'specialSummon',
      targets: targetUpToNow(
        (q) => Math.min(4, q.freeMonsterZones(q.player)),
        (q) =>
          q
            .graveyardOf(q.player)
            .filter((id) => isNormalMonster(q, id) && q.race(id) === 'Zombie' && q.level(id) <= 2 && maySpecialSummon(q, id)),
        'specialSummon',
      ),
      specialSummons: true,
      *resolve(e) {
        yield* specialSummon(e, e.targets);
      },
    }),
  ],
});
