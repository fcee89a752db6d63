import { forceActivation, putOnTopOfDeck, reveal, shuffleDeck, spell, target } from '../../../../engine/duel/api';

/** A Set Trap must be activated at once; one that cannot be at this moment is destroyed. Bait Doll goes back into the Deck. */
export default spell(7165085, {
  activate: {
    targets: target((q) => q.spellsTraps().filter((id) => id !== q.self && q.isFaceDown(id) && q.card(id).zone === 'spellTrap')),
    // Whichever: nobody may know what lies there.
    uses: () => [],
    *resolve(e) {
      const { target: set } = e;
      if (set !== null && e.isFaceDown(set)) {
        if (e.isTrap(set)) yield* forceActivation(e, set);
        else yield* reveal(e, [set]);
      }
      if (!e.selfIsThere) return;
      yield* putOnTopOfDeck(e, [e.self]);
      yield* shuffleDeck(e, e.card(e.self).owner);
    },
  },
});
