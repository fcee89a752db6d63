import {
  chooseCard,
  chooseCards,
  opponentOf,
  reveal,
  returnToHand,
  sendToGraveyard,
  shuffleDeck,
  spell,
} from '../../../../engine/duel/api';

/** Shows five cards of the own deck: the opponent names the one for the hand, the others go to the Graveyard. No draw. */
export default spell(74191942, {
  activate: {
    condition: (q) => q.deckOf(q.player).length >= 5,
    rule: 'deck-too-small',
    *resolve(e) {
      const shown = yield* chooseCards(e, { from: e.deckOf(e.player), min: 5, max: 5, prompt: 'search' });
      yield* reveal(e, shown);
      const kept = yield* chooseCard(e, { from: shown, prompt: 'toHand', player: opponentOf(e.player) });
      yield* returnToHand(
        e,
        shown.filter((id) => id === kept),
      );
      yield* sendToGraveyard(
        e,
        shown.filter((id) => id !== kept),
      );
      yield* shuffleDeck(e, e.player);
    },
  },
});
