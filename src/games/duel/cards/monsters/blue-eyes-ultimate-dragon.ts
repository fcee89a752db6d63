import { monster } from '../../../../engine/duel/api';

const BLUE_EYES_WHITE_DRAGON = 89631139;

/** A Fusion Monster without an effect: three Blue-Eyes White Dragons. */
export default monster(23995346, {
  fusion: { materials: [BLUE_EYES_WHITE_DRAGON, BLUE_EYES_WHITE_DRAGON, BLUE_EYES_WHITE_DRAGON] },
});
