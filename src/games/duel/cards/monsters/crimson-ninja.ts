import { flipUnmasks } from '../shared/flips';

/** Flip: destroys a Trap on the field; a Set card that proves to be none stays Set. */
export default flipUnmasks(14618326, 'trap');
