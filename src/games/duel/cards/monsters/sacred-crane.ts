import { draw, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Special Summoned from wherever, it draws a card. */
export default monster(30914564, {
  effects: [
    mandatoryTrigger({
      on: 'specialSummon',
      *resolve(e) {
        yield* draw(e, e.player, 1);
      },
    }),
  ],
});
