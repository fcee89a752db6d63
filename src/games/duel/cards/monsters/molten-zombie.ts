import { draw, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/** Special Summoned from the Graveyard, it draws a card. */
export default monster(4732017, {
  effects: [
    mandatoryTrigger({
      on: 'specialSummon',
      when: (_q, { from }) => from === 'graveyard',
      *resolve(e) {
        yield* draw(e, e.player, 1);
      },
    }),
  ],
});
