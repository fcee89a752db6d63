import { forbids, holds, nothing, spell, type CardId, type Scope } from '../../../../engine/duel/api';

const isHighLevel = (q: Scope, card: CardId | null): boolean => card !== null && q.isFaceUp(card) && q.level(card) >= 4;

/** Face-up monsters of Level 4 or more, on both sides, go to defense position at once and stay there. */
export default spell(3136426, {
  activate: nothing,
  continuous: [
    holds('defense', isHighLevel),
    forbids('changePosition', 'position-locked', (q, { card }) => isHighLevel(q, card)),
  ],
});
