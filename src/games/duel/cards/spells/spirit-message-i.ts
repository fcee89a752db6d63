import { spiritMessage } from '../shared/destiny-board';

/** The first letter of the Destiny Board. */
export default spiritMessage(0);
