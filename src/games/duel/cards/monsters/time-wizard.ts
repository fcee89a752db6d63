import { callCoin, damage, destroy, ignition, monster } from '../../../../engine/duel/api';

/**
 * Once per turn a coin is called and tossed. Right: all opposing monsters are destroyed. Wrong: all own ones are, and their
 * controller takes half the ATK that the face-up ones had together.
 */
export default monster(71625222, {
  effects: [
    ignition({
      oncePerTurn: true,
      *resolve(e) {
        if (yield* callCoin(e)) {
          yield* destroy(e, e.monstersOf(e.opponent));
          return;
        }
        const atk = new Map(e.faceUpMonstersOf(e.player).map((id) => [id, e.atk(id)]));
        const destroyed = yield* destroy(e, e.monstersOf(e.player));
        yield* damage(e, e.player, Math.round(destroyed.reduce((sum, id) => sum + (atk.get(id) ?? 0), 0) / 2));
      },
    }),
  ],
});
