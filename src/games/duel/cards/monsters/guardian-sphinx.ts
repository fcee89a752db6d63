import { returnToHand } from '../../../../engine/duel/api';
import { hidesAndStrikes } from '../shared/turning-down';

/** Turns itself face-down once per turn. Its Flip Summon returns all monsters of the opponent to their owners' hands. */
export default hidesAndStrikes(40659562, {
  *resolve(e) {
    yield* returnToHand(e, e.monstersOf(e.opponent));
  },
});
