import { array, fallback, number, object, parse, picklist, record, string, tuple } from 'valibot';
import { useState } from 'react';
import type { ProfileId } from '../../engine/duel';
import { deckById } from '../../store/decks/deck-choice';
import { SECRECIES, USUAL_SECRECY } from '../../store/running/secrecy';
import { PRIORITY_MODES, type Pair, type PriorityMode } from '../../store/seats';
import { readShelf, writeShelf } from '../../store/storage/shelf';
import type { Secrecy } from '../../store/running/secrecy';
import type { Preset } from './url-preset';

const LENGTHS = ['single', 'match'] as const;
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

function kept(): StartPlan {
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
function decksOf(ids: readonly string[] | undefined, profile: ProfileId): Pair<string> {
  const deck = (seat: 0 | 1): string => (ids?.[seat] && deckById(ids[seat]) ? ids[seat] : FIRST_DECKS[profile][seat]);
  return [deck(0), deck(1)];
}

/** What the address names goes before what was chosen last. */
function presetted(plan: StartPlan, preset: Preset, profile: ProfileId): StartPlan {
  return {
    names: preset.names ?? plan.names,
    modes: preset.modes ?? plan.modes,
    decks: { ...plan.decks, ...(preset.decks && { [profile]: decksOf(preset.decks, profile) }) },
    lifePoints: preset.lifePoints ?? plan.lifePoints,
    secrecy: preset.secrecy ?? plan.secrecy,
    length: preset.isMatch ? 'match' : plan.length,
  };
}

/** Stays while the page does: what the address names counts until somebody chooses. */
let plan: StartPlan | null = null;

/** What is chosen on the start, and what changes it. */
export function usePlan(preset: Preset, profile: ProfileId): readonly [StartPlan, (change: Partial<StartPlan>) => void] {
  const [now, set] = useState(() => (plan ??= presetted(kept(), preset, profile)));
  const change = (part: Partial<StartPlan>): void => {
    plan = { ...(plan ?? now), ...part };
    writeShelf(SHELF, JSON.stringify(plan));
    set(plan);
  };
  return [now, change];
}
