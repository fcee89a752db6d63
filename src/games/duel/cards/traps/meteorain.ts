import { gives, linger, trap } from '../../../../engine/duel/api';

/** For the rest of the turn all monsters of its player pierce defense, later ones too. */
export default trap(64274292, {
  activate: {
    *resolve(e) {
      yield* linger(e, 'rain');
    },
  },
  lingering: { rain: { until: 'endOfTurn', parts: [gives('piercing', (q, id) => q.controls(q.player, id))] } },
});
