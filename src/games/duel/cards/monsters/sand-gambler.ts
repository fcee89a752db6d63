import { destroy, ignition, monster, tossCoins } from '../../../../engine/duel/api';

/** Once per turn three coins: three heads destroy the monsters of the opponent, three tails the own ones. */
export default monster(50593156, {
  effects: [
    ignition({
      oncePerTurn: true,
      *resolve(e) {
        const sides = yield* tossCoins(e, 3);
        if (sides.every((side) => side === 'heads')) yield* destroy(e, e.monstersOf(e.opponent));
        if (sides.every((side) => side === 'tails')) yield* destroy(e, e.monstersOf(e.player));
      },
    }),
  ],
});
