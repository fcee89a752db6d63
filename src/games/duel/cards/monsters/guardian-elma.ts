import { monster } from '../../../../engine/duel/api';
import { needsItsWeapon } from '../shared/guardian';
import { takesUpEquip } from '../shared/equip-watching';

/** Needs its dagger to be summoned; Normal or Special Summoned, it may take up another Equip Spell of the own Graveyard. */
export default monster(74367458, {
  summoning: needsItsWeapon(69243953),
  effects: [takesUpEquip('summon'), takesUpEquip('specialSummon')],
});
