import { discard, draw, spell } from '../../../../engine/duel/api';

/** Both players discard their hands at the same time, then both draw as many cards as they discarded, at once. */
export default spell(72892473, {
  activate: {
    condition: (q) =>
      ([0, 1] as const).every((player) => !q.isForbidden('draw', player) || q.handOf(player).every((id) => id === q.self)),
    rule: 'draws-locked',
    actsOn: (q) => [...q.handOf(0), ...q.handOf(1)],
    *resolve(e) {
      const [first, second] = [[...e.handOf(0)], [...e.handOf(1)]];
      yield* discard(e, [...first, ...second]);
      if (first.length + second.length > 0) yield* draw(e, 'both', [first.length, second.length]);
    },
  },
});
