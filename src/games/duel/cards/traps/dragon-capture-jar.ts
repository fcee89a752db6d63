import { forbids, holds, nothing, trap, type CardId, type Scope } from '../../../../engine/duel/api';

const isDragon = (q: Scope, card: CardId | null): boolean => card !== null && q.isFaceUp(card) && q.race(card) === 'Dragon';

/** Face-up Dragons, on both sides, go to defense position at once and stay there. */
export default trap(50045299, {
  activate: nothing,
  continuous: [holds('defense', isDragon), forbids('changePosition', 'position-locked', (q, { card }) => isDragon(q, card))],
});
