import { flip, monster, returnToHand, target } from '../../../../engine/duel/api';

/** Flip: two Spells or Traps on the field return to their owners' hands; with fewer than two nothing happens. */
export default monster(71283180, {
  effects: [
    flip({
      targets: target((q) => q.spellsTraps(), 2),
      *resolve(e) {
        if (e.targets.length === 2) yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
