import { returnToHand, spell, target } from '../../../../engine/duel/api';

/** A Spell or Trap of the opponent returns to the hand. Nothing negates this card. */
export default spell(15866454, {
  privileges: { cannotBeNegated: true },
  activate: {
    targets: target((q) => q.spellsTrapsOf(q.opponent), 1, 'toHand'),
    *resolve(e) {
      yield* returnToHand(e, e.targets);
    },
  },
});
