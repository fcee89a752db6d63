import { isEquipCard, negates, nothing, trap } from '../../../../engine/duel/api';

/** Equip Cards on the field do nothing. They stay on their monsters; an Equip Spell that resolves then comes on none. */
export default trap(68400115, {
  activate: nothing,
  continuous: [negates(isEquipCard)],
});
