import { draw, gives, monster } from '../../../../engine/duel/api';
import { byBattleDamage } from '../shared/battle-triggers';
import { facesToon, hasToonWorld, notInItsSummonTurn, TOON_WORLD } from '../shared/toon';

/** Toon of Level 4. Battle damage to the opponent draws a card. */
export default monster(16392422, {
  departure: { goesDownWith: TOON_WORLD },
  continuous: [notInItsSummonTurn, gives('attacksDirectly', (q, card) => card === q.self && hasToonWorld(q) && !facesToon(q))],
  effects: [byBattleDamage((e) => draw(e, e.player, 1))],
});
