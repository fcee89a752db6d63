import { destroy, isEffectMonster, reveal } from '../../../../engine/duel/api';
import { flipOnTarget } from '../shared/flips';

/** Flip: looks at a face-down monster of the opponent. One with an effect is destroyed without being flipped; another stays. */
export default flipOnTarget(
  57409948,
  (q) => q.monstersOf(q.opponent).filter((id) => q.isFaceDown(id)),
  function* (e, targets) {
    yield* reveal(e, targets);
    yield* destroy(
      e,
      targets.filter((id) => isEffectMonster(e, id)),
    );
  },
);
