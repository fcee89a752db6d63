import { gainLifePoints, mandatoryTrigger, monster, onceWhileFaceUp } from '../../../../engine/duel/api';

/** Face-up, it comes to the other player: the player who controlled it gains 3000 Life Points. Once while it stays face-up. */
export default monster(95744531, {
  effects: [
    mandatoryTrigger({
      on: 'control',
      costs: [onceWhileFaceUp],
      *resolve(e) {
        yield* gainLifePoints(e, e.opponent, 3000);
      },
    }),
  ],
});
