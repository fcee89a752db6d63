import { character, otherOwn, stats } from '../../../../engine/vision/api';

/** Its player's other masks have +1/+1. */
export default character(1034, {
  stats: [
    stats(
      1,
      1,
      otherOwn((q, card) => q.hasRace(card, 'mask')),
    ),
  ],
});
