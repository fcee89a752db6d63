import { callCoin, damage, ignition, monster } from '../../../../engine/duel/api';

/** Once per turn a coin is called: 1000 damage to the opponent if right, to its player if wrong. */
export default monster(89718302, {
  effects: [
    ignition({
      oncePerTurn: true,
      *resolve(e) {
        yield* damage(e, (yield* callCoin(e)) ? e.opponent : e.player, 1000);
      },
    }),
  ],
});
