import { damage, nothing, trap } from '../../../../engine/duel/api';
import { watches } from '../shared/watching';

/** Cards of the opponent that are discarded from the hand deal that player 500 damage each. */
export default trap(53119267, {
  activate: nothing,
  effects: [
    watches(
      'toGrave',
      (q, { player, from, how }) => from === 'hand' && how === 'discarded' && player === q.opponent,
      (e) => damage(e, e.opponent, 500 * (e.event!.cards?.length ?? 1)),
      { together: true },
    ),
  ],
});
