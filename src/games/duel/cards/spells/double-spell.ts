import { canUseSpell, discardCards, spell, target, useSpell } from '../../../../engine/duel/api';

/** For a discarded Spell it uses a Spell of the opponent's Graveyard as an own one, costs and targets included. */
export default spell(24096228, {
  activate: {
    costs: [discardCards(1, (q, id) => q.isSpell(id))],
    targets: target((q) => q.graveyardOf(q.opponent).filter((id) => canUseSpell(q, id))),
    *resolve(e) {
      if (e.target !== null) yield* useSpell(e, e.target);
    },
  },
});
