import {
  chooseValue,
  dealtBattleDamage,
  lookAt,
  monster,
  optionalTrigger,
  putAtBottomOfDeck,
  returnToHand,
  target,
} from '../../../../engine/duel/api';

/** Having dealt battle damage to the opponent it may do one of two things. Its player alone looks at the card of the Deck. */
export default monster(61587183, {
  effects: [
    optionalTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      modes: [{ targets: target((q) => q.cardsOnField(), 1, 'toHand') }, { condition: (q) => q.deckOf(q.opponent).length > 0 }],
      *resolve(e) {
        if (e.mode === 0) yield* returnToHand(e, e.targets);
        else {
          const top = e.deckOf(e.opponent).slice(-1);
          yield* lookAt(e, top);
          if ((yield* chooseValue(e, 'deckOrder', ['top', 'bottom'])) === 'bottom') yield* putAtBottomOfDeck(e, top);
        }
      },
    }),
  ],
});
