import {
  answersCardActivation,
  discardCards,
  lookAt,
  negateActivationAndDestroy,
  sendToGraveyard,
  shuffleDeck,
  trap,
} from '../../../../engine/duel/api';

/**
 * For two discards it negates and destroys a Spell directly below it, of either player. Then hand and Deck of the opponent are
 * looked through: all cards of that name there go to the Graveyard.
 */
export default trap(29735721, {
  activate: {
    condition: (q) => answersCardActivation(q, ['spell']),
    rule: 'answers-spell-activation',
    costs: [discardCards(2)],
    negatesActivation: true,
    *resolve(e) {
      const spell = yield* negateActivationAndDestroy(e);
      if (spell === undefined) return;
      const hidden = [...e.handOf(e.opponent), ...e.deckOf(e.opponent)];
      yield* lookAt(e, hidden);
      yield* sendToGraveyard(
        e,
        hidden.filter((id) => e.haveOneName(id, spell)),
      );
      yield* shuffleDeck(e, e.opponent);
    },
  },
});
