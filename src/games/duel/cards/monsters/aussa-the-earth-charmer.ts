import { charmer } from '../shared/flips';

/** Flip: takes a face-up EARTH monster while this card is face-up on the field. */
export default charmer(37970940, 'EARTH');
