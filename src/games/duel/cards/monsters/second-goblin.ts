import { changePosition, ignition } from '../../../../engine/duel/api';
import { union } from '../shared/union';

const GIANT_ORC = 73698349;

/** Union for Giant Orc, whose position it may change once per turn. */
export default union(19086954, [GIANT_ORC], 0, {
  effects: [
    ignition({
      from: ['spellTrap'],
      oncePerTurn: true,
      *resolve(e) {
        const { equippedTo } = e.card(e.self);
        if (e.selfIsThere && equippedTo !== null) yield* changePosition(e, [equippedTo]);
      },
    }),
  ],
});
