import { changePosition } from '../../../../engine/duel/api';
import { flipOnTarget } from '../shared/flips';

/** Flip: changes the position of a face-up monster, itself if there is no other. */
export default flipOnTarget(50122883, (q) => q.faceUpMonsters(), changePosition);
