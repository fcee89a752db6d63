import lists from '../games/duel/cards/data/limit-lists.json';
import type { Format } from './formats';
import { cardOf } from './printings';

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
