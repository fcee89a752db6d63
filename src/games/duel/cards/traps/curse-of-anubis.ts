import {
  forbids,
  isChosen,
  isEffectMonster,
  linger,
  putInDefensePosition,
  stats,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';

const struck = (q: Scope): CardId[] => q.faceUpMonsters().filter((id) => q.isInAttackPosition(id) && isEffectMonster(q, id));

/**
 * All face-up Effect Monsters in attack position, on both sides, are put in defense position. Those that were have an original
 * DEF of 0 for this turn and keep that position.
 */
export default trap(66742250, {
  activate: {
    actsOn: struck,
    *resolve(e) {
      const cards = e.actedOn;
      yield* putInDefensePosition(e, cards);
      yield* linger(e, 'cursed', { cards: cards.filter((id) => !e.isInAttackPosition(id)) });
    },
  },
  lingering: {
    cursed: {
      until: 'endOfTurn',
      about: 'cards',
      parts: [
        stats(isChosen, { originalDef: () => 0 }),
        forbids('changePosition', 'position-locked', (q, { card }) => isChosen(q, card)),
      ],
    },
  },
});
