import { flip, monster, returnToHand, target } from '../../../../engine/duel/api';

/** Flip: returns two monsters of the opponent and an own one to their owners' hands. Without all three nothing happens. */
export default monster(8634636, {
  effects: [
    flip({
      targets: [...target((q) => q.monstersOf(q.opponent), 2, 'toHand'), ...target((q) => q.monstersOf(q.player), 1, 'toHand')],
      *resolve(e) {
        yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
