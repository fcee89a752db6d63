import { stillsAttacker } from '../shared/gate';

/** One of the three that make up the Gate Guardian: once it makes an attacker's ATK 0 in damage calculation. */
export default stillsAttacker(25955164);
