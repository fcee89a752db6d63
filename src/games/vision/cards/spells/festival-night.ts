import { anOwnCharacter, lasting, ownCharacters, stats, use, wake } from '../../../../engine/vision/api';

/** A world charm: its player's characters have +1/+0, and by sleeping it wakes one of them. */
export default lasting(1049, {
  stats: [stats(1, 0, ownCharacters)],
  activated: [
    use({
      when: 'ownTurn',
      sleep: true,
      target: anOwnCharacter,
      *resolve(e) {
        yield* wake(e, e.targets);
      },
    }),
  ],
});
