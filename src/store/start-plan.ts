import { array, fallback, number, object, parse, picklist, record, string, tuple } from 'valibot';
import type { ProfileId } from '../engine/duel';
import { deckById } from './decks/deck-choice';
import { SECRECIES, USUAL_SECRECY, type Secrecy } from './running/secrecy';
import { PRIORITY_MODES, type Pair, type PriorityMode } from './seats';
import { clearShelf, readShelf, writeShelf } from './storage/shelf';

export const LENGTHS = ['single', 'match'] as const;
export type Length = (typeof LENGTHS)[number];

/** What is chosen on the start and is found again at the next visit. */
export interface StartPlan {
  readonly names: Pair<string>;
  readonly modes: Pair<PriorityMode>;
  /** The last decks of each rule set. */
  readonly decks: Readonly<Record<ProfileId, Pair<string>>>;
  readonly lifePoints: number;
  readonly secrecy: Secrecy;
  readonly length: Length;
}

const SHELF = 'kusari.start';

/** For each rule set two decks that are legal, quick to read and a match for each other. */
const FIRST_DECKS: StartPlan['decks'] = {
  expert: ['chaos-beatdown', 'warrior-rush'],
  modern: ['two-magicians', 'dead-city-gears'],
};

const mode = picklist(PRIORITY_MODES);
const schema = object({
  names: fallback(tuple([string(), string()]), ['', '']),
  modes: fallback(tuple([mode, mode]), ['smooth', 'smooth']),
  decks: fallback(record(string(), array(string())), {}),
  lifePoints: fallback(number(), 8000),
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
  return { ...plan, decks: { expert: decksOf(decks.expert, 'expert'), modern: decksOf(decks.modern, 'modern') } };
}

/** A deck that has been deleted since is replaced by the usual one. */
export function decksOf(ids: readonly string[] | undefined, profile: ProfileId): Pair<string> {
  const deck = (seat: 0 | 1): string => (ids?.[seat] && deckById(ids[seat]) ? ids[seat] : FIRST_DECKS[profile][seat]);
  return [deck(0), deck(1)];
}

/** The next visit finds nothing of this one. */
export const forgetPlan = (): void => clearShelf(SHELF);

export function keepPlan(plan: StartPlan): void {
  writeShelf(SHELF, JSON.stringify(plan));
}
