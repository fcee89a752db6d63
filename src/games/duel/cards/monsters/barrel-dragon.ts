import { destroy, ignition, monster, target, tossCoins } from '../../../../engine/duel/api';

/** Once per turn three coins are tossed for an opposing monster: two heads or more destroy it. */
export default monster(81480460, {
  effects: [
    ignition({
      oncePerTurn: true,
      targets: target((q) => q.monstersOf(q.opponent)),
      *resolve(e) {
        if (e.target === null) return;
        const sides = yield* tossCoins(e, 3);
        if (sides.filter((side) => side === 'heads').length >= 2) yield* destroy(e, e.targets);
      },
    }),
  ],
});
