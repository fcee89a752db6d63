import { ignition, isChosen, linger, monster, stats } from '../../../../engine/duel/api';
import { fleeting } from '../shared/fleeting';

/** Once per turn its original ATK is doubled; the End Phase of that turn destroys it. */
export default monster(23289281, {
  effects: [
    ignition({
      oncePerTurn: true,
      *resolve(e) {
        if (e.selfIsThere) yield* linger(e, 'strained', { cards: [e.self] });
      },
    }),
  ],
  lingering: {
    strained: {
      ...fleeting,
      parts: [stats(isChosen, { originalAtk: (q, id) => 2 * q.printedAtk(id) })],
    },
  },
});
