import { monster } from '../../../../engine/duel/api';

const MYSTIC_LAMP = 98049915;
const HYOSUBE = 2118022;

/** A Fusion Monster without an effect: Mystic Lamp and Hyosube. */
export default monster(19066538, { fusion: { materials: [MYSTIC_LAMP, HYOSUBE] } });
