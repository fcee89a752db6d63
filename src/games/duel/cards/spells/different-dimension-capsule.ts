import {
  banishFaceDown,
  chooseCard,
  destroy,
  remember,
  returnToHand,
  shuffleDeck,
  spell,
  upkeep,
} from '../../../../engine/duel/api';

/**
 * A card of the own Deck is removed from play face-down. In the second own Standby Phase it comes to the hand and the Capsule,
 * which has stayed on the field, is destroyed; negated at that time it only goes.
 */
export default spell(11961740, {
  stays: true,
  activate: {
    actsOn: (q) => q.deckOf(q.player),
    *resolve(e) {
      const card = yield* chooseCard(e, { from: e.actedOn, prompt: 'banish' });
      if (card === undefined) return;
      yield* banishFaceDown(e, card);
      yield* shuffleDeck(e, e.player);
      yield* remember(e, { amount: 0, moment: e.card(card).arrival });
    },
  },
  upkeeps: [
    upkeep({
      phase: 'standby',
      whose: 'own',
      counts: true,
      condition: (q) => q.data.moment !== undefined,
      *run(e) {
        const { amount = 0, moment } = e.data;
        yield* remember(e, { amount: amount + 1, moment });
        if (amount === 0) return;
        const works = !e.isNegated(e.self);
        yield* destroy(e, [e.self]);
        if (!works) return;
        yield* returnToHand(
          e,
          e.banishedOf(e.player).filter((id) => e.card(id).arrival === moment),
        );
      },
    }),
  ],
});
