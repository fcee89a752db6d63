import { monster } from '../../../../engine/duel/api';
import { UMI } from '../shared/umi';

/**
 * While she lies face-up and no Field Spell does, the field counts as Umi, without Umi's changes of ATK and DEF: what asks for
 * Umi looks at her (`shared/umi`).
 */
export default monster(17214465, { countsAs: { fieldSpell: UMI } });
