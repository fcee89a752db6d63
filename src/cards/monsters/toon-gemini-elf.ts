import { dealtBattleDamage, discardAtRandom, mandatoryTrigger, monster } from '../../engine/duel/api';
import { toonAttacks } from '../shared/toon';

/** Toon of Level 4. Battle damage to the opponent costs that player a random hand card. */
export default monster(42386471, {
  continuous: [...toonAttacks],
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
