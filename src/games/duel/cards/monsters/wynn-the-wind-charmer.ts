import { charmer } from '../shared/flips';

/** Flip: takes a face-up WIND monster while this card is face-up on the field. */
export default charmer(37744402, 'WIND');
