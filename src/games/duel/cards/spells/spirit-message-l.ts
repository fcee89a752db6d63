import { spiritMessage } from '../shared/destiny-board';

/** The last letter of the Destiny Board. */
export default spiritMessage(3);
