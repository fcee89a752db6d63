import { forbids, linger, trap } from '../../../../engine/duel/api';

/** In this turn damage by effects is 0 for its player. */
export default trap(74270067, {
  activate: {
    *resolve(e) {
      yield* linger(e, 'circle');
    },
  },
  lingering: {
    circle: {
      until: 'endOfTurn',
      parts: [forbids('takeEffectDamage', 'no-effect-damage', (q, { player }) => player === q.lingering!.player)],
    },
  },
});
