import { destroy, target } from '../../../../engine/duel/api';
import { hidesAndStrikes } from '../shared/turning-down';

/** Turns itself face-down once per turn. Its Flip Summon destroys a Spell or Trap of the opponent. */
export default hidesAndStrikes(41872150, {
  targets: target((q) => q.spellsTrapsOf(q.opponent)),
  *resolve(e) {
    yield* destroy(e, e.targets);
  },
});
