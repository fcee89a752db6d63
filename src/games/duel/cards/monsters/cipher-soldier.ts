import { monster } from '../../../../engine/duel/api';
import { strongerInCalculation } from '../shared/foes';
import { ofType } from '../shared/kinds';

/** Battling a Warrior it has 2000 ATK and DEF more, only while damage is calculated. */
export default monster(79853073, { continuous: [strongerInCalculation(ofType('Warrior'), { atk: 2000, def: 2000 })] });
