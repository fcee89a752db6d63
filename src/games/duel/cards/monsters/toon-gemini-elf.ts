import { dealtBattleDamage, discardAtRandom, gives, mandatoryTrigger, monster } from '../../../../engine/duel/api';
import { facesToon, hasToonWorld, notInItsSummonTurn, TOON_WORLD } from '../shared/toon';

/**
 * Toon of Level 4. With an own Toon World and no opposing Toon it may attack directly. Battle damage to the opponent costs that
 * player a random hand card. Goes down with Toon World.
 */
export default monster(42386471, {
  goesDownWith: TOON_WORLD,
  continuous: [notInItsSummonTurn, gives('attacksDirectly', (q, card) => card === q.self && hasToonWorld(q) && !facesToon(q))],
  effects: [
    mandatoryTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      *resolve(e) {
        yield* discardAtRandom(e, e.opponent, 1);
      },
    }),
  ],
});
