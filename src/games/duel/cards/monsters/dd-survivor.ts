import { monster, phaseTrigger } from '../../../../engine/duel/api';
import { comeBackOrBeGone } from '../shared/coming-back';

/**
 * Removed from play face-up from the own field, it comes back in the End Phase of that turn, once a turn; without a zone it
 * goes to the Graveyard.
 */
export default monster(48092532, {
  notes: [
    {
      on: 'banish',
      when: (q, { from, wasFaceUp, player }) =>
        from === 'monster' && wasFaceUp === true && player === q.player && q.isFaceUp(q.self),
      remembers: (q) => ({ turn: q.turn }),
    },
  ],
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'each',
      from: ['banished'],
      oncePerTurn: 'thisCard',
      condition: (q) => q.data.turn === q.turn,
      specialSummons: true,
      *resolve(e) {
        yield* comeBackOrBeGone(e);
      },
    }),
  ],
});
