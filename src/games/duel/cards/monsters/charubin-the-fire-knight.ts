import { monster } from '../../../../engine/duel/api';

const MONSTER_EGG = 36121917;
const HINOTAMA_SOUL = 96851799;

/** A Fusion Monster without an effect: Monster Egg and Hinotama Soul. */
export default monster(37421579, { fusion: { materials: [MONSTER_EGG, HINOTAMA_SOUL] } });
