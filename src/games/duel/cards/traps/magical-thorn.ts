import { nothing, trap } from '../../../../engine/duel/api';

/** Cards of the opponent that are discarded from the hand deal that player 500 damage each, without a chain. */
export default trap(53119267, {
  activate: nothing,
  atOnce: {
    hurtsForSent: (q, { player, from, how }) =>
      from === 'hand' && how === 'discarded' && player === q.opponent ? { player, amount: 500 } : undefined,
  },
});
