import { banish, chooseValue, lookAt, pickAtRandom, spell } from '../../../../engine/duel/api';

/**
 * A card is named on activation and the opponent's hand is looked at: one copy in it is removed from play; if there is none, a
 * random card of the own hand.
 */
export default spell(33423043, {
  activate: {
    condition: (q) => q.handOf(q.opponent).length > 0 && q.handOf(q.player).some((id) => id !== q.self),
    rule: 'hand-sizes',
    declare: (e) => chooseValue<string>(e, 'declareName', e.cardNames()),
    *resolve(e) {
      const hand = e.handOf(e.opponent);
      yield* lookAt(e, hand);
      const named = hand.find((id) => e.answersTo(id, e.declared as string));
      const gone = named ?? pickAtRandom(e, e.handOf(e.player));
      if (gone !== undefined) yield* banish(e, [gone]);
    },
  },
});
