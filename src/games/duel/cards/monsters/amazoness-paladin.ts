import { itself, monster, stats } from '../../../../engine/duel/api';
import { isAmazoness } from '../shared/amazoness';

/** 100 ATK for each face-up Amazoness of its controller, itself included. */
export default monster(47480070, {
  continuous: [
    stats(itself, {
      atk: (q) => 100 * q.faceUpMonstersOf(q.player).filter((id) => isAmazoness(q, id)).length,
    }),
  ],
});
