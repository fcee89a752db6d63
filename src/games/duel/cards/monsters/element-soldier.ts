import { gives, monster } from '../../../../engine/duel/api';
import { whileThere } from '../shared/elements';
import { negatesItsVictims } from '../shared/silencing';

/** With a WATER monster on the field its control does not change; with an EARTH one what it destroys by battle is negated. */
export default monster(66712593, {
  continuous: [gives('keepsController', whileThere('WATER')), negatesItsVictims(whileThere('EARTH'))],
});
