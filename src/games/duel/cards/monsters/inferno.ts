import { damage, monster } from '../../../../engine/duel/api';
import { comesForBanished } from '../shared/banished-for';
import { ofAttribute } from '../shared/kinds';
import { onceItDestroyedByBattle } from '../shared/battle-triggers';

/**
 * Comes by a FIRE monster of the own Graveyard, removed from play. Each monster that it destroys by battle costs the opponent
 * 1500.
 */
export default monster(74823665, {
  summoning: comesForBanished(1, ofAttribute('FIRE')),
  effects: [
    onceItDestroyedByBattle(function* (e) {
      yield* damage(e, e.opponent, 1500);
    }),
  ],
});
