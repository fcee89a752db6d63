import { ignition, monster, shuffleFaceDown, turnFaceDown } from '../../../../engine/duel/api';
import { onceToTurnDown } from '../shared/turning-down';

/** Once per turn it turns itself face-down; then the own face-down monsters are shuffled unseen. */
export default monster(42994702, {
  effects: [
    ignition({
      ...onceToTurnDown,
      *resolve(e) {
        if (e.selfIsThere && (yield* turnFaceDown(e, [e.self])).length > 0) yield* shuffleFaceDown(e, e.player);
      },
    }),
  ],
});
