import { gainLifePoints, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** 500 Life Points for each Normal or Flip Summon of either player; in 2005 its own counts too. */
export default monster(54098121, {
  effects: (['summon', 'flipSummon'] as const).map((on) =>
    mandatoryTrigger({
      on,
      about: 'any',
      *resolve(e) {
        yield* gainLifePoints(e, e.player, 500);
      },
    }),
  ),
});
