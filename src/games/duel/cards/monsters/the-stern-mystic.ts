import { flip, monster, reveal } from '../../../../engine/duel/api';

/** Flip: all face-down cards on the field are shown to both players and lie as they lay; none of them is flipped or activated. */
export default monster(87557188, {
  effects: [
    flip({
      *resolve(e) {
        yield* reveal(
          e,
          e.cardsOnField().filter((id) => e.isFaceDown(id)),
        );
      },
    }),
  ],
});
