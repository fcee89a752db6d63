import { monster } from '../../../../engine/duel/api';
import { takesUpEquip } from '../shared/equip-watching';

/** Special Summoned, it may take up an Equip Spell of the own Graveyard, one that can be on any such monster. */
export default monster(90407382, { effects: [takesUpEquip('specialSummon')] });
