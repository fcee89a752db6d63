import { chooseCard, destroy, offer, setFromHand, settable, target, trap } from '../../../../engine/duel/api';

/** Destroys a Spell or Trap of the opponent; then a Spell or Trap of the own hand may be Set, even in the opponent's turn. */
export default trap(60082869, {
  activate: {
    targets: target((q) => q.spellsTrapsOf(q.opponent)),
    *resolve(e) {
      const destroyed = yield* destroy(e, e.targets);
      if (destroyed.length === 0 || !(yield* offer(e, settable(e).length > 0))) return;
      const card = yield* chooseCard(e, { from: settable(e), prompt: 'setSpellTrap' });
      if (card !== undefined) yield* setFromHand(e, card);
    },
  },
});
