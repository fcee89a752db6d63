import {
  array,
  fallback,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  parse,
  picklist,
  pipe,
  record,
  string,
  tuple,
} from 'valibot';
import { PLAYED_IDS, ruleSetOf } from '../games/played';
import { isGone } from './decks/deck-choice';
import { SECRECIES, USUAL_SECRECY, type Secrecy } from './running/secrecy';
import { SITTERS, type Sitter } from './running/sitter';
import { PRIORITY_MODES, type Pair, type PriorityMode } from './seats';
import { name } from './storage/limits';
import { clearShelf, readShelf, writeShelf } from './storage/shelf';

export const LENGTHS = ['single', 'match'] as const;
export type Length = (typeof LENGTHS)[number];

/** What is chosen on the start and is found again at the next visit. */
export interface StartPlan {
  readonly names: Pair<string>;
  readonly modes: Pair<PriorityMode>;
  readonly sitters: Pair<Sitter>;
  /** The last decks of each rule set. */
  readonly decks: Readonly<Record<string, Pair<string>>>;
  readonly lifePoints: number;
  readonly secrecy: Secrecy;
  readonly length: Length;
}

const SHELF = 'kusari.start';

/** Where the last decks of a rule set were kept by themselves. */
const formerly = (played: string): string[] | undefined => readShelf(`kusari.${played}-decks`)?.split(',');

/** As many Life Points as the plate has room for. */
export const MOST_LIFE_POINTS = 99_999;

const mode = picklist(PRIORITY_MODES);
const sitter = picklist(SITTERS);
const schema = object({
  names: fallback(tuple([name, name]), ['', '']),
  modes: fallback(tuple([mode, mode]), ['pause', 'pause']),
  sitters: fallback(tuple([sitter, sitter]), ['person', 'person']),
  decks: fallback(record(string(), pipe(array(name), maxLength(2))), {}),
  lifePoints: fallback(pipe(number(), integer(), minValue(1), maxValue(MOST_LIFE_POINTS)), 8000),
  secrecy: fallback(picklist(SECRECIES), USUAL_SECRECY),
  length: fallback(picklist(LENGTHS), 'single'),
});

/** The choices of the last visit; what cannot be read of them is as usual. */
export function keptPlan(): StartPlan {
  const text = readShelf(SHELF);
  let json: unknown = {};
  try {
    json = JSON.parse(text ?? '{}');
  } catch {
    // What cannot be read is chosen anew.
  }
  const { decks, ...plan } = parse(schema, typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {});
  const decksIn = (played: string) => [played, decksOf(decks[played] ?? formerly(played), played)] as const;
  return { ...plan, decks: Object.fromEntries(PLAYED_IDS.map(decksIn)) };
}

/** A deck that has been deleted since is replaced by the usual one. */
export function decksOf(ids: readonly string[] | undefined, played: string): Pair<string> {
  const usual = ruleSetOf(played).decks;
  const deck = (seat: 0 | 1): string => (ids?.[seat] && !isGone(ids[seat], played) ? ids[seat] : usual[seat]);
  return [deck(0), deck(1)];
}

/** The decks of the seats for a rule set. */
export const seatedIn = ({ decks }: Pick<StartPlan, 'decks'>, played: string): Pair<string> =>
  decks[played] ?? decksOf(undefined, played);

function keepPlan(plan: StartPlan): StartPlan {
  writeShelf(SHELF, JSON.stringify(plan));
  return plan;
}

/** Stays while the page does: what the address names counts until somebody chooses. */
let ofPage: StartPlan | null = null;

/** What is chosen on this page; at first what `first` makes of the last visit. */
export const planOfPage = (first: (kept: StartPlan) => StartPlan): StartPlan => (ofPage ??= first(keptPlan()));

/** Changes what is chosen, for this page and the next visit. */
export const changePlan = (part: Partial<StartPlan>): StartPlan => (ofPage = keepPlan({ ...(ofPage ?? keptPlan()), ...part }));

/** The first seat plays with a deck from now on; the other keeps its own. */
export function seatDeck(id: string, played: string): void {
  const plan = ofPage ?? keptPlan();
  const seated = { decks: { ...plan.decks, [played]: [id, seatedIn(plan, played)[1]] satisfies Pair<string> } };
  // The start has not been opened yet: what the address names is still to come.
  if (ofPage === null) keepPlan({ ...keptPlan(), ...seated });
  else changePlan(seated);
}

/** Neither this page nor the next visit finds anything of what was chosen. */
export function forgetPlan(): void {
  ofPage = null;
  clearShelf(SHELF);
}
