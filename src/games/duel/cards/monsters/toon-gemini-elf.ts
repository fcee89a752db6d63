import { discardAtRandom, gives, monster } from '../../../../engine/duel/api';
import { byBattleDamage } from '../shared/battle-triggers';
import { facesToon, hasToonWorld, notInItsSummonTurn, TOON_WORLD } from '../shared/toon';

/**
 * Toon of Level 4. With an own Toon World and no opposing Toon it may attack directly. Battle damage to the opponent costs that
 * player a random hand card. Goes down with Toon World.
 */
export default monster(42386471, {
  departure: { goesDownWith: TOON_WORLD },
  continuous: [notInItsSummonTurn, gives('attacksDirectly', (q, card) => card === q.self && hasToonWorld(q) && !facesToon(q))],
  effects: [byBattleDamage((e) => discardAtRandom(e, e.opponent, 1))],
});
