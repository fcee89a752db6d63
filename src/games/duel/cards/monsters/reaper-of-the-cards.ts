import { flipUnmasks } from '../shared/flips';

/** Flip: destroys a Trap on the field; a Set card that proves to be none stays Set. */
export default flipUnmasks(33066139, 'trap');
