import { useState } from 'react';
import type { ProfileId } from '../../engine/duel';
import { decksOf, forgetPlan, keepPlan, keptPlan, type StartPlan } from '../../store/start-plan';
import type { Preset } from './url-preset';
import { forgetKept } from './use-kept';

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

/** What was chosen on the start is as it was at the first visit. */
export function forgetChoices(): void {
  plan = null;
  forgetPlan();
  forgetKept();
}

/** The first seat plays with a deck from now on; the other keeps its own. */
export function seatDuelDeck(id: string, profile: ProfileId): void {
  const now = plan ?? keptPlan();
  const next = { ...now, decks: { ...now.decks, [profile]: [id, now.decks[profile][1]] satisfies [string, string] } };
  if (plan) plan = next;
  keepPlan(next);
}

/** What is chosen on the start, and what changes it. */
export function usePlan(preset: Preset, profile: ProfileId): readonly [StartPlan, (change: Partial<StartPlan>) => void] {
  const [now, set] = useState(() => (plan ??= presetted(keptPlan(), preset, profile)));
  const change = (part: Partial<StartPlan>): void => {
    plan = { ...(plan ?? now), ...part };
    keepPlan(plan);
    set(plan);
  };
  return [now, change];
}
