import { lookAt, mandatoryTrigger, monster } from '../../../../engine/duel/api';
import { turnsItselfDown } from '../shared/turning-down';

/** Turns itself face-down once per turn. Turned up in whatever way, it looks at all Set Spells and Traps of the opponent. */
export default monster(75109441, {
  effects: [
    turnsItselfDown,
    mandatoryTrigger({
      on: 'flip',
      *resolve(e) {
        yield* lookAt(
          e,
          e.spellsTrapsOf(e.opponent).filter((id) => e.isFaceDown(id)),
        );
      },
    }),
  ],
});
