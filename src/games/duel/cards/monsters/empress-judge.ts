import { monster } from '../../../../engine/duel/api';

const QUEEN_S_DOUBLE = 5901497;
const HIBIKIME = 64501875;

/** A Fusion Monster without an effect: Queen's Double and Hibikime. */
export default monster(15237615, { fusion: { materials: [QUEEN_S_DOUBLE, HIBIKIME] } });
