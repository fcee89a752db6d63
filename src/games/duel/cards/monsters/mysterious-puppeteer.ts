import { gainLifePoints, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** 500 Life Points for each Normal or Flip Summon of another monster, of either player. */
export default monster(54098121, {
  effects: (['summon', 'flipSummon'] as const).map((on) =>
    mandatoryTrigger({
      on,
      about: 'any',
      when: (q, { card }) => card !== q.self,
      *resolve(e) {
        yield* gainLifePoints(e, e.player, 500);
      },
    }),
  ),
});
