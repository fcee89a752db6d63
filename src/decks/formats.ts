import demoDecks from '../games/duel/cards/data/demo-decks.json';
import type { LimitList } from '../games/duel/cards/data/shapes';
import { cardOf } from './printings';

export const FORMATS = ['april-2005', 'no-list'] as const;
/** The list that a deck is held to. Both keep the sizes of the deck and three copies of a name. */
export type Format = (typeof FORMATS)[number];

export const DEFAULT_FORMAT: Format = 'april-2005';

/** Copies of one name that any deck may hold. */
export const MOST_COPIES = 3;

const APRIL_2005: LimitList = demoDecks.list;
const LIMITS = new Map(APRIL_2005.limits.map(({ id, max }) => [id, max]));

/** Copies of a card that a format allows: 0 (forbidden) to 3. */
export const allowance = (passcode: number, format: Format): number =>
  format === 'no-list' ? MOST_COPIES : (LIMITS.get(cardOf(passcode)) ?? MOST_COPIES);

/** Decks that come with the table to be measured with: no list was ever meant for them. */
const MEASURED: readonly string[] = ['bench-a', 'bench-b'];

/** The format that a built-in deck was made for. */
export const formatOfBuiltIn = (id: string): Format => (MEASURED.includes(id) ? 'no-list' : DEFAULT_FORMAT);
