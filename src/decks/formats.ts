import lists from '../games/duel/cards/data/limit-lists.json';
import { cardOf } from './printings';

/** The lists that a deck can be held to: that of April 2005, the three of Japan before it, or none. */
export const FORMATS = ['april-2005', 'ocg-2005-03', 'ocg-2004-09', 'ocg-2004-03', 'no-list'] as const;
/** The list that a deck is held to. All keep the sizes of the deck and three copies of a name. */
export type Format = (typeof FORMATS)[number];

export const DEFAULT_FORMAT: Format = 'april-2005';

/** Copies of one name that any deck may hold. */
export const MOST_COPIES = 3;

type Limits = ReadonlyMap<number, number>;

/** As a list is written: how many copies, and of which cards. */
const limitsOf = (list: Readonly<Record<string, readonly number[]>>): Limits =>
  new Map(Object.entries(list).flatMap(([max, ids]) => ids.map((id) => [id, Number(max)] as const)));

const LIMITS: Readonly<Record<Format, Limits>> = {
  'april-2005': limitsOf(lists['april-2005']),
  'ocg-2005-03': limitsOf(lists['ocg-2005-03']),
  'ocg-2004-09': limitsOf(lists['ocg-2004-09']),
  'ocg-2004-03': limitsOf(lists['ocg-2004-03']),
  'no-list': new Map(),
};

/** Copies of a card that a format allows: 0 (forbidden) to 3. */
export const allowance = (passcode: number, format: Format): number => LIMITS[format].get(cardOf(passcode)) ?? MOST_COPIES;

/** Decks that come with the table to be measured with: no list was ever meant for them. */
const MEASURED: readonly string[] = ['bench-a', 'bench-b'];

/** The format that a built-in deck was made for. */
export const formatOfBuiltIn = (id: string): Format => (MEASURED.includes(id) ? 'no-list' : DEFAULT_FORMAT);
