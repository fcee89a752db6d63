import {
  chooseCard,
  nothing,
  phaseTrigger,
  placeFaceUp,
  shuffleDeck,
  trap,
  type CardId,
  type Scope,
} from '../../../../engine/duel/api';
import { BOARD, DESTINY_BOARD, MESSAGES } from '../shared/destiny-board';

const isOnBoard = (q: Scope, message: number): boolean =>
  q.spellsTrapsOf(q.player).some((id) => q.isFaceUp(id) && q.facts(id).id === message);

/**
 * In each End Phase of the opponent the next Spirit Message comes from the hand or deck. With all four it wins; when a part of it
 * leaves the field, all of it goes to the Graveyard.
 */
export default trap(DESTINY_BOARD, {
  activate: nothing,
  bond: { fellows: BOARD },
  victory: {
    reason: 'destinyBoard',
    met: (q) => q.card(q.self).zone === 'spellTrap' && q.isFaceUp(q.self) && MESSAGES.every((message) => isOnBoard(q, message)),
  },
  effects: [
    phaseTrigger({
      phase: 'end',
      whose: 'opponent',
      from: ['spellTrap'],
      *resolve(e) {
        const next = MESSAGES.find((message) => !isOnBoard(e, message));
        const from: CardId[] = [...e.handOf(e.player), ...e.deckOf(e.player)].filter((id) => e.facts(id).id === next);
        const letter = e.selfIsThere ? yield* chooseCard(e, { from, prompt: 'choose' }) : undefined;
        if (letter === undefined) return;
        const wasInDeck = e.card(letter).zone === 'deck';
        yield* placeFaceUp(e, letter);
        if (wasInDeck) yield* shuffleDeck(e, e.player);
      },
    }),
  ],
});
