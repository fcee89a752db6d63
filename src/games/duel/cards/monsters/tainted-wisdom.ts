import { mandatoryTrigger, monster, shuffleDeck } from '../../../../engine/duel/api';

/** Changed from attack to face-up defense position, by hand or by an effect, it has its controller shuffle the Deck. */
export default monster(28725004, {
  effects: [
    mandatoryTrigger({
      on: 'position',
      when: (_q, { position }) => position === 'defense',
      *resolve(e) {
        yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
