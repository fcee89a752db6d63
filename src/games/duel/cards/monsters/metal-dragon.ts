import { monster } from '../../../../engine/duel/api';

const STEEL_OGRE_GROTTO_1 = 29172562;
const LESSER_DRAGON = 55444629;

/** A Fusion Monster without an effect: Steel Ogre Grotto #1 and Lesser Dragon. */
export default monster(9293977, { fusion: { materials: [STEEL_OGRE_GROTTO_1, LESSER_DRAGON] } });
