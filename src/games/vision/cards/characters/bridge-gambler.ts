import { character, endPhase, use } from '../../../../engine/vision/api';

/** In its player's turn, by sleeping, it ends the phase. */
export default character(1038, {
  activated: [
    use({
      when: 'ownTurn',
      sleep: true,
      *resolve(e) {
        yield* endPhase(e);
      },
    }),
  ],
});
