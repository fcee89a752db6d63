import { create } from 'zustand';
import { cardsOf, DEFAULT_FORMAT, FORMATS, type DeckCards, type Format } from '../../decks';
import { GAMES } from '../../games/played';
import { readKeptDecks, textOfDecks, type DamagedDecks, type OwnDeck } from './kept-decks';
import { readShelf, writeShelf } from '../storage/shelf';

const DECKS = 'kusari.decks';
/** What could not be read is put here, whole and one after another. */
const ASIDE = 'kusari.decks.aside';
const DECK_FORMAT = 'kusari.deck-format';

/** Something that the players have to know about their decks. */
export type DeckTrouble =
  { readonly kind: 'damaged'; readonly damaged: DamagedDecks; readonly text: string } | { readonly kind: 'notKept' };

interface DeckShelf {
  /** The players' own decks, in the order in which they were made. */
  readonly decks: readonly OwnDeck[];
  /** The deck that was deleted last: it can still be brought back. */
  readonly removed: { readonly deck: OwnDeck; readonly at: number } | null;
  /** The list that decks are held to. */
  readonly format: Format;
  readonly trouble: DeckTrouble | null;
  /**
   * Puts a new deck, of the usual game if nothing is said, on the shelf and returns its id. A name that is taken gets a number.
   */
  readonly add: (name: string, cards: DeckCards, game?: string) => string;
  readonly rename: (id: string, name: string) => void;
  readonly change: (id: string, cards: DeckCards) => void;
  /** The cards that a deck wants in its first hand. */
  readonly mark: (id: string, starters: readonly number[]) => void;
  readonly remove: (id: string) => void;
  readonly bringBack: () => void;
  readonly chooseFormat: (format: Format) => void;
  readonly dismissTrouble: () => void;
}

function setAside(text: string): void {
  let number = 1;
  while (readShelf(`${ASIDE}.${number}`) !== null) number += 1;
  writeShelf(`${ASIDE}.${number}`, text);
}

interface Found {
  readonly decks: readonly OwnDeck[];
  readonly trouble: DeckTrouble | null;
}

/** What the browser kept. What cannot be read is put aside before anything is written over it. */
function keptDecks(): Found {
  const text = readShelf(DECKS);
  if (text === null) return { decks: [], trouble: null };
  const { decks, damaged } = readKeptDecks(text);
  if (!damaged) return { decks, trouble: null };
  setAside(text);
  writeShelf(DECKS, textOfDecks(decks));
  return { decks, trouble: { kind: 'damaged', damaged, text } };
}

function keptFormat(): Format {
  const kept = readShelf(DECK_FORMAT);
  return FORMATS.find((format) => format === kept) ?? DEFAULT_FORMAT;
}

const OWN = 'own-';

/** Whether an id was given to one of the players' own decks, which may be gone by now. */
export const isOwnId = (id: string): boolean => id.startsWith(OWN);

/** An id that no deck had before: a kept duel may still name a deck that is gone. */
const newId = (): string => `${OWN}${[...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('')}`;

function freeName(name: string, decks: readonly OwnDeck[]): string {
  const isTaken = (wanted: string): boolean => decks.some((deck) => deck.name === wanted);
  let free = name;
  for (let number = 2; isTaken(free); number++) free = `${name} ${number}`;
  return free;
}

export const useDeckShelf = create<DeckShelf>()((set, get) => {
  function keep(decks: readonly OwnDeck[], change: Partial<DeckShelf> = {}): void {
    set({ decks, ...change });
    if (!writeShelf(DECKS, textOfDecks(decks))) set({ trouble: { kind: 'notKept' } });
  }
  const edit = (id: string, edited: (deck: OwnDeck) => OwnDeck): void =>
    keep(get().decks.map((deck) => (deck.id === id ? edited(deck) : deck)));

  return {
    ...keptDecks(),
    removed: null,
    format: keptFormat(),
    add: (name, cards, game = GAMES[0].id) => {
      const id = newId();
      const of = game === GAMES[0].id ? {} : { game };
      keep([...get().decks, { id, name: freeName(name, get().decks), ...of, ...cardsOf(cards) }]);
      return id;
    },
    rename: (id, name) => edit(id, (deck) => ({ ...deck, name })),
    change: (id, cards) => edit(id, (deck) => ({ ...deck, ...cardsOf(cards) })),
    mark: (id, starters) => edit(id, (deck) => ({ ...deck, starters })),
    remove: (id) => {
      const { decks } = get();
      const at = decks.findIndex((deck) => deck.id === id);
      const deck = decks[at];
      if (deck) keep(decks.toSpliced(at, 1), { removed: { deck, at } });
    },
    bringBack: () => {
      const { decks, removed } = get();
      if (removed) keep(decks.toSpliced(removed.at, 0, removed.deck), { removed: null });
    },
    chooseFormat: (format) => {
      set({ format });
      writeShelf(DECK_FORMAT, format);
    },
    dismissTrouble: () => set({ trouble: null }),
  };
});

// Another tab of the same browser has changed the decks: go on from what it kept instead of writing over it.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === DECKS || key === null) useDeckShelf.setState(keptDecks());
  });
}
