import { negates, nothing, trap } from '../../../../engine/duel/api';

/** Equip Cards on the field do nothing. They stay on their monsters. */
export default trap(68400115, {
  activate: nothing,
  continuous: [negates((q, card) => q.card(card).zone === 'spellTrap' && q.card(card).equippedTo !== null)],
});
