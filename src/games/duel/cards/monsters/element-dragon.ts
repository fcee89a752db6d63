import { stats, monster } from '../../../../engine/duel/api';
import { attacksOnInWind, whileThere } from '../shared/elements';

/**
 * What it has with a face-up FIRE monster on the field, and with a WIND one an attack more after one that destroyed a monster.
 */
export default monster(30314994, { continuous: [stats(whileThere('FIRE'), { atk: 500 })], ...attacksOnInWind });
