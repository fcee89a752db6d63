import { forbids, nothing, trap } from '../../../../engine/duel/api';

/** Stays: effects that would raise the opponent's Life Points deal that much damage instead. */
export default trap(40633297, {
  activate: nothing,
  continuous: [forbids('gainLifePoints', 'gains-become-damage', (q, { player }) => player === q.opponent)],
});
