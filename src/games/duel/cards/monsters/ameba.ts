import { damage, mandatoryTrigger, monster, onceWhileFaceUp } from '../../../../engine/duel/api';

/** Face-up, it comes to the other player: that player takes 2000 damage. Once while it stays face-up. */
export default monster(95174353, {
  effects: [
    mandatoryTrigger({
      on: 'control',
      costs: [onceWhileFaceUp],
      *resolve(e) {
        yield* damage(e, e.player, 2000);
      },
    }),
  ],
});
