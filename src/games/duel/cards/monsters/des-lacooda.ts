import { draw } from '../../../../engine/duel/api';
import { hidesAndStrikes } from '../shared/turning-down';

/** Turns itself face-down once per turn. Its Flip Summon draws a card. */
export default hidesAndStrikes(2326738, {
  *resolve(e) {
    yield* draw(e, e.player, 1);
  },
});
