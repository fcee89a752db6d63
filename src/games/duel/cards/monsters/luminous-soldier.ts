import { monster } from '../../../../engine/duel/api';
import { strongerAgainst } from '../shared/foes';
import { ofAttribute } from '../shared/kinds';

/** 500 ATK more in a Damage Step in which it battles a DARK monster. */
export default monster(57482479, { continuous: [strongerAgainst(ofAttribute('DARK'), 500)] });
