import {
  mandatoryTrigger,
  putOnTopOfDeck,
  returnToHand,
  sendToGraveyard,
  shuffleDeck,
  target,
  trap,
  turnUpInDeck,
  wasDrawnFaceUp,
} from '../../../../engine/duel/api';

const THIS = 63571750;

/** It goes face-up into its player's Deck; drawn from there it goes to the Graveyard for another card of it. */
export default trap(63571750, {
  activate: {
    *resolve(e) {
      if (!e.selfIsThere) return;
      yield* putOnTopOfDeck(e, [e.self]);
      yield* turnUpInDeck(e, e.self);
      yield* shuffleDeck(e, e.player);
    },
  },
  effects: [
    mandatoryTrigger({
      on: 'draw',
      from: ['hand'],
      when: (_q, event) => wasDrawnFaceUp(THIS, event),
      targets: target((q) => q.graveyardOf(q.player), 1, 'toHand'),
      *resolve(e) {
        if (!e.selfIsThere) return;
        yield* sendToGraveyard(e, [e.self]);
        if (e.card(e.self).zone === 'graveyard') yield* returnToHand(e, e.targets);
      },
    }),
  ],
});
