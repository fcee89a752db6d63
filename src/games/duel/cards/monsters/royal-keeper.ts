import { isChosen, linger, mandatoryTrigger, monster, stats } from '../../../../engine/duel/api';
import { turnsItselfDown } from '../shared/turning-down';

/**
 * Turns itself face-down once per turn. Turned face-up, by a Flip Summon or in any other way, it has 300 ATK and DEF more for
 * the rest of the turn; after an attack this comes too late for that battle.
 */
export default monster(16509093, {
  effects: [
    turnsItselfDown,
    mandatoryTrigger({
      on: 'flip',
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'guarding', { cards: [e.self] });
      },
    }),
  ],
  lingering: { guarding: { until: 'endOfTurn', about: 'cards', parts: [stats(isChosen, { atk: 300, def: 300 })] } },
});
