import { damage, discardCards, nothing, quick, trap } from '../../../../engine/duel/api';

/** For a discarded Spell 500 damage to the opponent, any number of times in either turn. */
export default trap(21237481, {
  activate: nothing,
  effects: [
    quick(['spellTrap'], {
      costs: [discardCards(1, (q, card) => q.isSpell(card))],
      *resolve(e) {
        if (e.selfIsThere) yield* damage(e, e.opponent, 500);
      },
    }),
  ],
});
