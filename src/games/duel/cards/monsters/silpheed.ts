import { discardAtRandom, monster } from '../../../../engine/duel/api';
import { comesForBanished } from '../shared/banished-for';
import { ofAttribute } from '../shared/kinds';
import { onceDestroyedByBattle } from '../shared/battle-triggers';

/**
 * Comes by a WIND monster of the own Graveyard, removed from play. Destroyed by battle it costs the opponent a random hand
 * card.
 */
export default monster(73001017, {
  summoning: comesForBanished(1, ofAttribute('WIND')),
  effects: [
    onceDestroyedByBattle(function* (e) {
      yield* discardAtRandom(e, e.opponent, 1);
    }),
  ],
});
