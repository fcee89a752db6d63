import {} from '../../../../engine/duel/api';
import { flock } from '../shared/flock';

const LAMB_TOKEN = 900000012;

/** Two Lamb Tokens, which may be tributed for anything; its user summons nothing else in that turn. */
export default flock(60764581, LAMB_TOKEN, 2);
