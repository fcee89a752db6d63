import { mandatoryTrigger, monster, shuffleIntoDeck } from '../../../../engine/duel/api';

/**
 * Sent from the deck to the Graveyard by an effect of the opponent, it returns the whole own Graveyard to the deck. A cost is no
 * effect.
 */
export default monster(36039163, {
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: (q, event) => event.from === 'deck' && event.cause === 'effect' && event.byPlayer === q.opponent,
      *resolve(e) {
        yield* shuffleIntoDeck(e, [...e.graveyardOf(e.player)]);
      },
    }),
  ],
});
