import { destroyedByBattle, discardAtRandom, mandatoryTrigger, monster } from '../../../../engine/duel/api';

/**
 * Destroyed by battle, it takes a random card of the opponent's hand at the end of each of that player's Battle Phases, as long
 * as it lies in the Graveyard, out of which nothing Special Summons it.
 */
export default monster(76052811, {
  summoning: { notFrom: 'graveyard' },
  notes: [{ on: 'toGrave', when: destroyedByBattle, remembers: (q) => ({ turn: q.turn }) }],
  effects: [
    mandatoryTrigger({
      on: 'step',
      about: 'any',
      from: ['graveyard'],
      when: (q, { text, player }) => text === 'end' && player === q.opponent && q.data.turn !== undefined,
      *resolve(e) {
        if (e.selfIsThere) yield* discardAtRandom(e, e.opponent, 1);
      },
    }),
  ],
});
