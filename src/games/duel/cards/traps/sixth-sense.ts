import { declareNumber, draw, mill, numbersFrom, rollDie, trap } from '../../../../engine/duel/api';

/**
 * Two numbers are declared, then the opponent rolls: one of them, and that many cards are drawn; another, and that many cards
 * of the own Deck go to the Graveyard.
 */
export default trap(3280747, {
  activate: {
    condition: (q) => q.deckOf(q.player).length >= 6,
    rule: 'deck-too-small',
    *resolve(e) {
      const first = yield* declareNumber(e, numbersFrom(1, 6));
      const second = yield* declareNumber(
        e,
        numbersFrom(1, 6).filter((one) => one !== first),
      );
      const roll = yield* rollDie(e, e.opponent);
      if (roll === first || roll === second) yield* draw(e, e.player, roll);
      else yield* mill(e, e.player, roll);
    },
  },
});
