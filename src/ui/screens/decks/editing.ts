import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import {
  cardsOf,
  copiesIn,
  isOwn,
  NO_CARDS,
  ownDeck,
  withCard,
  withoutCard,
  type DeckCards,
  type Part,
  type ShelfDeck,
} from '../../../store/decks/deck-book';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import { useDeckNote } from './deck-note';
import { useDeckSubject } from './subject';

/** The deck on the screen and what may be done with it. */
export interface Editing {
  readonly cards: DeckCards;
  /** Built-in decks stay as they are. */
  readonly isEditable: boolean;
  /** Where a card that was found goes: to the part that is open, or where it belongs when it cannot be there. */
  readonly placeFor: (passcode: number) => Part;
  readonly add: (part: Part, passcode: number) => void;
  readonly remove: (part: Part, passcode: number) => void;
  readonly replace: (cards: DeckCards) => void;
  /** The cards that it wants in its first hand; undefined as long as nobody has said so. */
  readonly starters: readonly number[] | undefined;
  readonly mark: (starters: readonly number[]) => void;
  readonly canUndo: boolean;
  readonly undo: () => void;
}

/** Changes of a deck, each kept at once and each to be undone as long as the deck is open. `open`: the part that is shown. */
export function useDeckEditing(deck: ShelfDeck, open: Part): Editing {
  const t = useDeckScreenTexts();
  const { nameOf, part: partName, partsFor } = useDeckSubject();
  const [past, setPast] = useState<readonly DeckCards[]>([]);
  const isEditable = isOwn(deck);
  const [starters, setStarters] = useState(isOwn(deck) ? deck.starters : undefined);
  const { id } = deck;
  // Two quick presses come before the page has drawn the first one: the shelf knows the deck as it is.
  const now = useCallback((): DeckCards => ownDeck(id) ?? NO_CARDS, [id]);
  const put = useCallback((cards: DeckCards): void => useDeckShelf.getState().change(id, cards), [id]);
  const change = useCallback(
    (changed: (cards: DeckCards) => DeckCards): void => {
      const before = cardsOf(now());
      const after = changed(before);
      if (!isEditable || after === before) return;
      setPast((all) => [...all, before]);
      put(after);
    },
    [isEditable, now, put],
  );
  const said = useCallback(
    (part: Part, passcode: number, step: 1 | -1): void => {
      const n = copiesIn(now(), part, passcode) + step;
      if (isEditable && n >= 0)
        useDeckNote.getState().say(t.editor.changed(nameOf(passcode) ?? String(passcode), n, partName[part]));
    },
    [isEditable, nameOf, now, partName, t],
  );

  const add = useCallback(
    (part: Part, passcode: number): void => {
      said(part, passcode, 1);
      change((cards) => withCard(cards, part, passcode));
    },
    [change, said],
  );
  const remove = useCallback(
    (part: Part, passcode: number): void => {
      said(part, passcode, -1);
      change((cards) => withoutCard(cards, part, passcode));
    },
    [change, said],
  );
  const replace = useCallback((cards: DeckCards): void => change(() => cards), [change]);
  // What is marked in a deck that stays as it is, is for now alone.
  const mark = useCallback(
    (marked: readonly number[]): void => {
      setStarters(marked);
      if (isEditable) useDeckShelf.getState().mark(id, marked);
    },
    [id, isEditable],
  );
  const undo = useCallback((): void => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    put(before);
  }, [past, put]);

  const placeFor = useCallback(
    (passcode: number): Part => {
      const places = partsFor(passcode);
      return places.includes(open) ? open : places[0];
    },
    [open, partsFor],
  );

  return useMemo(
    () => ({ cards: deck, isEditable, placeFor, add, remove, replace, starters, mark, canUndo: past.length > 0, undo }),
    [deck, isEditable, placeFor, add, remove, replace, starters, mark, past, undo],
  );
}

const Context = createContext<Editing | null>(null);
export const EditingProvider = Context.Provider;

export function useEditing(): Editing {
  const editing = useContext(Context);
  if (!editing) throw new Error('EditingProvider is missing above a list of cards');
  return editing;
}
