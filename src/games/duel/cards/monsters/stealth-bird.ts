import { damage } from '../../../../engine/duel/api';
import { hidesAndStrikes } from '../shared/turning-down';

/**
 * Turns itself face-down once per turn. Flip Summoned, not when turned up by an attack or effect, it deals 1000 damage to the
 * opponent.
 */
export default hidesAndStrikes(3510565, {
  *resolve(e) {
    yield* damage(e, e.opponent, 1000);
  },
});
