import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { COMMANDS, meantKey } from '../../../store/keeping/keys';
import { openShelf } from './doors';

const { decks: KEYS } = COMMANDS;

type ShowTab = (tab: 'part' | 'hand') => void;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select') !== null;

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

/** True when the key has done its work. */
function deckKey(event: KeyboardEvent, showTab: ShowTab, undo: () => void): boolean {
  if (event.defaultPrevented || event.isComposing || event.altKey) return false;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' || isTyping(event.target)) return false;
    undo();
    return true;
  }
  if (isTyping(event.target)) {
    // A field gives the focus back to the cards; a second Escape leaves the deck.
    if (key === 'escape' || (key === 'arrowdown' && event.target instanceof Element && event.target.matches('[data-search]'))) {
      focusOn('[data-list="found"] [data-act="pick"][tabindex="0"]');
      return true;
    }
    return false;
  }
  switch (meantKey(event, 'decks')) {
    case KEYS.search:
      focusOn('[data-search]');
      return true;
    case KEYS.results:
      focusOn('[data-list="found"] [data-act="pick"][tabindex="0"]');
      return true;
    case KEYS.deck:
      // The next key may come before the next drawing.
      flushSync(() => showTab('part'));
      focusOn('.part [data-act="pick"][tabindex="0"]');
      return true;
    case KEYS.testHand:
      flushSync(() => showTab('hand'));
      focusOn('.testhand .btn');
      return true;
    case KEYS.undo:
      undo();
      return true;
    case 'escape':
      openShelf();
      return true;
    default:
      return false;
  }
}

/** The letters of the deck screen; `docs/keyboard.md` is their text. */
export function useDeckKeys(showTab: ShowTab, undo: () => void): void {
  useEffect(() => {
    // After the lists of cards, which listen inside the page, and before the frame of the screen, which Escape would leave.
    const onKey = (event: KeyboardEvent): void => {
      if (deckKey(event, showTab, undo)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [showTab, undo]);
}
