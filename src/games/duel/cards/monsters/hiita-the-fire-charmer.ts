import { charmer } from '../shared/flips';

/** Flip: takes a face-up FIRE monster while this card is face-up on the field. */
export default charmer(759393, 'FIRE');
