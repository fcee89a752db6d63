import { returnToHand, spell, target } from '../../../../engine/duel/api';

/** Two WATER monsters with 1500 ATK or less return from the own Graveyard to the hand. */
export default spell(96947648, {
  activate: {
    targets: target(
      (q) =>
        q
          .graveyardOf(q.player)
          .filter((id) => q.isMonster(id) && q.hasAttribute(id, 'WATER') && q.printedAtMost(id, { atk: 1500 })),
      2,
    ),
    *resolve(e) {
      yield* returnToHand(e, e.targets);
    },
  },
});
