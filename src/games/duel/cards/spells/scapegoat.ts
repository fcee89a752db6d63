import {} from '../../../../engine/duel/api';
import { flock } from '../shared/flock';

const SHEEP_TOKEN = 900000001;

/** Four Sheep Tokens; its user summons nothing else in that turn. */
export default flock(73915051, SHEEP_TOKEN, 4);
