import { monster, phaseTrigger } from '../../../../engine/duel/api';
import { comeBackOrBeGone } from '../shared/coming-back';

/**
 * Removed from play from anywhere, face-up, it comes back in Attack Position in the End Phase of that turn; without a zone it
 * goes to the Graveyard.
 */
export default monster(3773196, {
  notes: [{ on: 'banish', when: (q) => q.isFaceUp(q.self), remembers: (q) => ({ turn: q.turn }) }],
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      from: ['banished'],
      condition: (q) => q.data.turn === q.turn,
      specialSummons: true,
      *resolve(e) {
        yield* comeBackOrBeGone(e, { placements: ['attack'] });
      },
    }),
  ],
});
