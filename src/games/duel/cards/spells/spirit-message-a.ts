import { spiritMessage } from '../shared/destiny-board';

/** The third letter of the Destiny Board. */
export default spiritMessage(2);
