import { forbids, remember, target, trap } from '../../../../engine/duel/api';

/** As long as it works, two Set Spells or Traps, of either side, cannot be activated. In answer to it they still can. */
export default trap(76515293, {
  activate: {
    targets: target((q) => q.spellsTraps().filter((id) => id !== q.self && q.isFaceDown(id)), 2),
    *resolve(e) {
      if (e.selfIsThere)
        yield* remember(e, { moments: e.targets.filter((id) => e.isFaceDown(id)).map((id) => e.card(id).arrival) });
    },
  },
  continuous: [
    forbids(
      'activateCard',
      'activation-locked',
      (q, { card }) => card !== null && q.isFaceDown(card) && q.data.moments?.includes(q.card(card).arrival) === true,
    ),
  ],
});
