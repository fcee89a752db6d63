import { flip, monster, returnToHand, reveal, sendToGraveyard, shuffleDeck } from '../../../../engine/duel/api';

/**
 * Flip: turns cards of the own deck over from the top until a Spell or Trap shows; that card goes to the hand, the others to the
 * Graveyard. No draw. Without one, the deck was shown and is shuffled.
 */
export default monster(32362575, {
  effects: [
    flip({
      *resolve(e) {
        const fromTop = [...e.deckOf(e.player)].reverse();
        const hit = fromTop.findIndex((id) => !e.isMonster(id));
        const shown = hit < 0 ? fromTop : fromTop.slice(0, hit + 1);
        yield* reveal(e, shown);
        if (hit < 0) return yield* shuffleDeck(e, e.player);
        yield* returnToHand(e, shown.slice(hit));
        yield* sendToGraveyard(e, shown.slice(0, hit));
      },
    }),
  ],
});
