import { destroy, trap, tributeMonsters, type Attribute, type CardId, type Scope } from '../../../../engine/duel/api';

const FOUR = ['WIND', 'WATER', 'FIRE', 'EARTH'] as const;
/** There is one of the cards for each of the Attributes. */
const standFor = (q: Scope, cards: readonly CardId[], [first, ...others]: readonly Attribute[]): boolean =>
  first === undefined ||
  cards.some(
    (id) =>
      q.hasAttribute(id, first) &&
      standFor(
        q,
        cards.filter((other) => other !== id),
        others,
      ),
  );

/** For a tribute each of WIND, WATER, FIRE and EARTH everything on the opponent's field is destroyed. */
export default trap(61411502, {
  activate: {
    costs: [
      tributeMonsters(4, (q, id) => FOUR.some((one) => q.hasAttribute(id, one)), {
        together: (q, cards) => standFor(q, cards, FOUR),
      }),
    ],
    actsOn: (q) => q.cardsOnFieldOf(q.opponent),
    *resolve(e) {
      yield* destroy(e, e.actedOn);
    },
  },
});
