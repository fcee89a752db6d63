import { aCharacter, change, character, use } from '../../../../engine/vision/api';

/** In the opponent's turn, by sleeping, it gives a character -2/-0 until the end of the turn. */
export default character(1037, {
  activated: [
    use({
      when: 'opponentTurn',
      sleep: true,
      target: aCharacter,
      *resolve(e) {
        yield* change(e, e.targets, -2, 0);
      },
    }),
  ],
});
