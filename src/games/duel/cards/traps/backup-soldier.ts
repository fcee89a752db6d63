import { isEffectMonster, returnToHand, targetUpTo, trap } from '../../../../engine/duel/api';

/** With five or more monsters in the own Graveyard: up to three without effect and with 1500 ATK or less return to the hand. */
export default trap(36280194, {
  activate: {
    condition: (q) => q.graveyardOf(q.player).filter((id) => q.isMonster(id)).length >= 5,
    rule: 'graveyard-too-small',
    targets: targetUpTo(3, (q) =>
      q.graveyardOf(q.player).filter((id) => q.isMonster(id) && !isEffectMonster(q, id) && q.printedAtMost(id, { atk: 1500 })),
    ),
    *resolve(e) {
      yield* returnToHand(e, e.targets);
    },
  },
});
