import { discardCards, returnToHand, spell, target } from '../../../../engine/duel/api';

/** For two discards a Spell of the own Graveyard returns to the hand. */
export default spell(98494543, {
  activate: {
    costs: [discardCards(2)],
    targets: target((q) => q.graveyardOf(q.player).filter((id) => q.isSpell(id))),
    *resolve(e) {
      yield* returnToHand(e, e.targets);
    },
  },
});
