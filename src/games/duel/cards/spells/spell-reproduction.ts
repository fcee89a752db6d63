import { returnToHand, sendFromHand, spell, target } from '../../../../engine/duel/api';

/** For two Spells sent from the hand a Spell of the own Graveyard returns to it. */
export default spell(29228529, {
  activate: {
    costs: [sendFromHand(2, (q, id) => q.isSpell(id))],
    targets: target((q) => q.graveyardOf(q.player).filter((id) => q.isSpell(id))),
    *resolve(e) {
      yield* returnToHand(e, e.targets);
    },
  },
});
