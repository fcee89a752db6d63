import { nothing, phaseTrigger, trap } from '../../../../engine/duel/api';
import { BOARD, DESTINY_BOARD, MESSAGES } from '../shared/destiny-board';
import { liesThere, placeNext } from '../shared/placing';

/**
 * In each End Phase of the opponent the next Spirit Message comes from the hand or deck. With all four it wins; when a part of it
 * leaves the field, all of it goes to the Graveyard.
 */
export default trap(DESTINY_BOARD, {
  activate: nothing,
  bond: { fellows: BOARD },
  victory: {
    reason: 'destinyBoard',
    met: (q) => q.card(q.self).zone === 'spellTrap' && q.isFaceUp(q.self) && MESSAGES.every((message) => liesThere(q, message)),
  },
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'opponent',
      from: ['spellTrap'],
      *resolve(e) {
        if (e.selfIsThere) yield* placeNext(e, MESSAGES);
      },
    }),
  ],
});
