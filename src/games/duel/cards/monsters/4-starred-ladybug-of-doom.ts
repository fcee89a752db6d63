import { destroy, flip, monster } from '../../../../engine/duel/api';

/** Flip: destroys all face-up Level 4 monsters of the opponent. */
export default monster(83994646, {
  effects: [
    flip({
      *resolve(e) {
        yield* destroy(
          e,
          e.faceUpMonstersOf(e.opponent).filter((id) => e.level(id) === 4),
        );
      },
    }),
  ],
});
