import type { DeckCards } from './deck';
import { cardOf } from './printings';

/** The deck as the engine takes it: every card by its own passcode, whatever the picture. */
export const deckForDuel = ({ main, side, fusion }: DeckCards): DeckCards => ({
  main: main.map(cardOf),
  side: side.map(cardOf),
  fusion: fusion.map(cardOf),
});
