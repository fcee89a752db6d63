import { monster } from '../../../../engine/duel/api';
import { strongerAgainst } from '../shared/foes';
import { ofAttribute } from '../shared/kinds';

/** 1000 ATK more in a Damage Step in which it battles a LIGHT monster. */
export default monster(64751286, { continuous: [strongerAgainst(ofAttribute('LIGHT'), 1000)] });
