import { damage, gives, ignition, monster, tributeMonsters } from '../../../../engine/duel/api';
import { facesToon, hasToonWorld, notInItsSummonTurn, TOON_WORLD } from '../shared/toon';

/** Toon of Level 4. Tribute an own monster, itself included: 500 damage to the opponent. */
export default monster(79875176, {
  departure: { goesDownWith: TOON_WORLD },
  continuous: [notInItsSummonTurn, gives('attacksDirectly', (q, card) => card === q.self && hasToonWorld(q) && !facesToon(q))],
  effects: [
    ignition({
      costs: [tributeMonsters(1)],
      *resolve(e) {
        yield* damage(e, e.opponent, 500);
      },
    }),
  ],
});
