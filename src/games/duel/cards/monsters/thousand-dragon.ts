import { monster } from '../../../../engine/duel/api';

const TIME_WIZARD = 71625222;
const BABY_DRAGON = 88819587;

/** A Fusion Monster without an effect: Time Wizard and Baby Dragon. */
export default monster(41462083, { fusion: { materials: [TIME_WIZARD, BABY_DRAGON] } });
