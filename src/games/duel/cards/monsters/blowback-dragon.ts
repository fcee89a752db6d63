import { destroy, ignition, monster, target, tossCoins } from '../../../../engine/duel/api';

/** Once per turn three coins are tossed for a card of the opponent: two heads or more destroy it. */
export default monster(25551951, {
  effects: [
    ignition({
      oncePerTurn: true,
      targets: target((q) => q.cardsOnFieldOf(q.opponent)),
      *resolve(e) {
        if (e.target === null) return;
        const sides = yield* tossCoins(e, 3);
        if (sides.filter((side) => side === 'heads').length >= 2) yield* destroy(e, e.targets);
      },
    }),
  ],
});
