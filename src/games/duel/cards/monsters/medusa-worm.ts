import { destroy, target } from '../../../../engine/duel/api';
import { hidesAndStrikes } from '../shared/turning-down';

/** Turns itself face-down once per turn. Its Flip Summon destroys a monster of the opponent, face-up or face-down. */
export default hidesAndStrikes(2694423, {
  targets: target((q) => q.monstersOf(q.opponent)),
  *resolve(e) {
    yield* destroy(e, e.targets);
  },
});
