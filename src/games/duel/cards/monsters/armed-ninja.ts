import { flipUnmasks } from '../shared/flips';

/** Flip: destroys a Spell on the field; a Set card that proves to be none stays Set. */
export default flipUnmasks(9076207, 'spell');
