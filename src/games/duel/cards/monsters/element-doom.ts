import { monster } from '../../../../engine/duel/api';
import { attacksOnInWind, whileThere } from '../shared/elements';
import { negatesItsVictims } from '../shared/silencing';

/**
 * What it has with a face-up EARTH monster on the field, and with a WIND one an attack more after one that destroyed a
 * monster.
 */
export default monster(23118924, { continuous: [negatesItsVictims(whileThere('EARTH'))], ...attacksOnInWind });
