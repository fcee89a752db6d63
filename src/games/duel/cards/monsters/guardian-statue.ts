import { returnToHand, target } from '../../../../engine/duel/api';
import { hidesAndStrikes } from '../shared/turning-down';

/** Turns itself face-down once per turn. Flip Summoned it returns an opposing monster, face-up or face-down, to the hand. */
export default hidesAndStrikes(75209824, {
  targets: target((q) => q.monstersOf(q.opponent), 1, 'toHand'),
  *resolve(e) {
    yield* returnToHand(e, e.targets);
  },
});
