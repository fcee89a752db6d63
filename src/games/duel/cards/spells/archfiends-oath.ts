import {
  chooseValue,
  ignition,
  lifePoints,
  nothing,
  returnToHand,
  reveal,
  sendToGraveyard,
  spell,
} from '../../../../engine/duel/api';

/**
 * Once per turn, for 500 Life Points, a card is named and the top card of the own Deck turned up: it comes to the hand if it is
 * that one, else it goes to the Graveyard.
 */
export default spell(22796548, {
  activate: nothing,
  effects: [
    ignition({
      from: ['spellTrap'],
      oncePerTurn: true,
      condition: (q) => q.deckOf(q.player).length > 0,
      rule: 'deck-too-small',
      costs: [lifePoints(500)],
      declare: (e) => chooseValue<string>(e, 'declareName', e.cardNames()),
      *resolve(e) {
        const top = e.deckOf(e.player).at(-1);
        if (!e.selfIsThere || top === undefined) return;
        yield* reveal(e, [top]);
        if (e.answersTo(top, e.declared as string)) yield* returnToHand(e, [top]);
        else yield* sendToGraveyard(e, [top]);
      },
    }),
  ],
});
