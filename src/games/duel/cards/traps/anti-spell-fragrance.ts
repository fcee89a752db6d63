import { forbids, nothing, trap } from '../../../../engine/duel/api';

/** Spells of both players have to be Set, and may be activated from the next turn of their player on. */
export default trap(58921041, {
  activate: nothing,
  continuous: [
    forbids('activateCard', 'spells-set-first', (q, { player, card }) => {
      if (card === null || !q.isSpell(card)) return false;
      const { zone, turnSet } = q.card(card);
      return zone === 'hand' || (turnSet > 0 && (turnSet === q.turn || (turnSet === q.turn - 1 && q.turnPlayer !== player)));
    }),
  ],
});
