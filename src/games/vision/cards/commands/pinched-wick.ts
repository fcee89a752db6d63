import { cancelAnswered, oneShot } from '../../../../engine/vision/api';

/** Cancels the spell or command that was played last. */
export default oneShot(1059, {
  playable: (q) => q.newestEntry !== undefined && q.isPlayedSpellOrCommand(q.newestEntry),
  *resolve(e) {
    yield* cancelAnswered(e);
  },
});
