import { flip, monster, returnToHand, target } from '../../../../engine/duel/api';

/** Flip: two monsters that went to the own Graveyard as materials of a Fusion Summon return to the hand. */
export default monster(44072894, {
  effects: [
    flip({
      targets: target((q) => q.graveyardOf(q.player).filter((id) => q.card(id).data?.material === true), 2),
      *resolve(e) {
        if (e.targets.length === 2) yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
