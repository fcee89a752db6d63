import { monster } from '../../../../engine/duel/api';
import { bringsFromHand } from '../shared/summoned';

const DES_DENDLE = 12965761;

/** Normal Summoned, it may bring a Des Dendle from the hand. */
export default monster(46571052, {
  effects: [bringsFromHand((q, id) => q.isNamed(id, DES_DENDLE))],
});
