import {
  destroy,
  draw,
  fromField,
  gainLifePoints,
  mandatoryTrigger,
  spell,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const SEVEN = 67048711;
const sevens = (q: Scope, cards: readonly CardId[]): CardId[] => cards.filter((id) => q.isFaceUp(id) && q.isNamed(id, SEVEN));

/**
 * As the third face-up one of its player comes, that player draws three cards, and all face-up ones are destroyed. Each that
 * goes from the field to the Graveyard gives 700 Life Points.
 */
export default spell(SEVEN, {
  activate: {
    *resolve(e) {
      if (!e.selfIsThere || sevens(e, e.spellsTrapsOf(e.player)).length !== 3) return;
      yield* draw(e, e.player, 3);
      yield* destroy(e, sevens(e, e.spellsTraps()));
    },
  },
  effects: [
    mandatoryTrigger({
      on: 'toGrave',
      from: ['graveyard'],
      when: fromField,
      *resolve(e) {
        yield* gainLifePoints(e, e.player, 700);
      },
    }),
  ],
});
