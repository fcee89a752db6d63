import { spiritMessage } from '../shared/destiny-board';

/** The second letter of the Destiny Board. */
export default spiritMessage(1);
