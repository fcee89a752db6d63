import {
  banish,
  chooseCard,
  chooseValue,
  lookAt,
  pickAtRandom,
  spell,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

/** Copies are alike; what counts as another card (A Legendary Ocean as Umi) is not. */
const oneOfEach = (q: Scope, cards: readonly CardId[]): CardId[] =>
  cards.filter((id, n) => cards.findIndex((other) => q.facts(other).id === q.facts(id).id) === n);

/**
 * A card is named on activation and the opponent's hand is looked at: one of that name in it, which its user picks, is removed
 * from play; if there is none, a random card of the own hand.
 */
export default spell(33423043, {
  activate: {
    condition: (q) => q.handOf(q.opponent).length > 0 && q.handOf(q.player).some((id) => id !== q.self),
    rule: 'hand-sizes',
    declare: (e) => chooseValue<string>(e, 'declareName', e.cardNames()),
    *resolve(e) {
      const hand = e.handOf(e.opponent);
      yield* lookAt(e, hand);
      const named = hand.filter((id) => e.answersTo(id, e.declared as string));
      const gone =
        named.length > 0
          ? yield* chooseCard(e, { from: oneOfEach(e, named), prompt: 'banish' })
          : pickAtRandom(e, e.handOf(e.player));
      if (gone !== undefined) yield* banish(e, [gone]);
    },
  },
});
