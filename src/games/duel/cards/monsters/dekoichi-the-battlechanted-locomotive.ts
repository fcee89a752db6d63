import { draw, flip, monster } from '../../../../engine/duel/api';

const BOKOICHI = 8715625;

/** Flip: draws a card, and one more for each own face-up Bokoichi. */
export default monster(87621407, {
  effects: [
    flip({
      *resolve(e) {
        yield* draw(e, e.player, 1 + e.faceUpMonstersOf(e.player).filter((id) => e.isNamed(id, BOKOICHI)).length);
      },
    }),
  ],
});
