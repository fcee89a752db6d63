import {
  chooseValue,
  dealtBattleDamage,
  monster,
  optionalTrigger,
  putAtBottomOfDeck,
  returnToHand,
  target,
} from '../../../../engine/duel/api';

/** Having dealt battle damage to the opponent it may do one of two things. The card of the Deck is not looked at. */
export default monster(61587183, {
  effects: [
    optionalTrigger({
      on: 'damage',
      about: 'any',
      when: dealtBattleDamage,
      modes: [
        { targets: target((q) => [...q.monsters(), ...q.spellsTraps()], 1, 'toHand') },
        { condition: (q) => q.deckOf(q.opponent).length > 0 },
      ],
      *resolve(e) {
        if (e.mode === 0) yield* returnToHand(e, e.targets);
        else {
          const top = e.deckOf(e.opponent).slice(-1);
          if ((yield* chooseValue(e, 'deckOrder', ['top', 'bottom'])) === 'bottom') yield* putAtBottomOfDeck(e, top);
        }
      },
    }),
  ],
});
