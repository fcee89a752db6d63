import { monster, stats } from '../../../../engine/duel/api';
import { whileThere } from '../shared/elements';
import { negatesItsVictims } from '../shared/silencing';

/** With a face-up FIRE monster on the field it has 500 ATK more; with an EARTH one what it destroys by battle is negated. */
export default monster(92755808, {
  continuous: [stats(whileThere('FIRE'), { atk: 500 }), negatesItsVictims(whileThere('EARTH'))],
});
