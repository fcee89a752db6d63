import { allows, monster } from '../../../../engine/duel/api';

/** In the Graveyard from anywhere, it lets its owner activate Traps from the hand for the rest of that turn, without a chain. */
export default monster(21593977, {
  notes: [{ on: 'toGrave', begins: 'trapsFromHand' }],
  lingering: { trapsFromHand: { until: 'endOfTurn', parts: [allows('trapFromHand', (q, player) => player === q.player)] } },
});
