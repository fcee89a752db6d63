import { monster } from '../../../../engine/duel/api';
import { takesUpEquip } from '../shared/equip-watching';

/** Flip Summoned, it may take up an Equip Spell of the own Graveyard, one that can be on any such monster. */
export default monster(40884383, { effects: [takesUpEquip('flipSummon')] });
