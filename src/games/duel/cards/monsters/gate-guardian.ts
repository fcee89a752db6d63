import { monster } from '../../../../engine/duel/api';
import { comesForTributes } from '../shared/tributed-for';

const SANGA_OF_THE_THUNDER = 25955164;
const KAZEJIN = 62340868;
const SUIJIN = 98434877;

/** Comes only for its three parts, tributed together. */
export default monster(25833572, { summoning: comesForTributes([SANGA_OF_THE_THUNDER, KAZEJIN, SUIJIN]) });
