import { attackedNow, attackerNow, pickAtRandom, monster, shuffleIntoDeck } from '../../../../engine/duel/api';
import { onceItDestroyedByBattle } from '../shared/battle-triggers';

/**
 * A monster that it attacked face-down and destroyed costs the opponent a random hand card, which is shuffled into the Deck.
 */
export default monster(87010442, {
  notes: [
    {
      on: 'meets',
      when: (q) => attackerNow(q) === q.self,
      remembers: (q) => (q.isFaceDown(attackedNow(q)!) ? { flipped: true } : {}),
    },
  ],
  effects: [
    onceItDestroyedByBattle(
      function* (e) {
        const card = pickAtRandom(e, e.handOf(e.opponent));
        if (card !== undefined) yield* shuffleIntoDeck(e, [card]);
      },
      (q) => attackerNow(q) === q.self && q.data.flipped === true,
    ),
  ],
});
