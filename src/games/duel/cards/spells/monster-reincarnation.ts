import { discardCards, returnToHand, spell, target } from '../../../../engine/duel/api';

/** For a discard a monster of the own Graveyard returns to the hand. */
export default spell(74848038, {
  activate: {
    costs: [discardCards(1)],
    targets: target((q) => q.graveyardOf(q.player).filter((id) => q.isMonster(id))),
    *resolve(e) {
      yield* returnToHand(e, e.targets);
    },
  },
});
