import { charmer } from '../shared/flips';

/** Flip: takes a face-up WATER monster while this card is face-up on the field. */
export default charmer(74364659, 'WATER');
