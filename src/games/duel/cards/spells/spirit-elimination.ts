import { allows, linger, spell } from '../../../../engine/duel/api';

/**
 * For this turn its player removes face-up monsters of the own field from play where monsters of the own Graveyard would be.
 */
export default spell(69832741, {
  activate: {
    *resolve(e) {
      yield* linger(e, 'substitutes');
    },
  },
  lingering: {
    substitutes: { until: 'endOfTurn', parts: [allows('banishesFieldInstead', (q, player) => player === q.player)] },
  },
});
