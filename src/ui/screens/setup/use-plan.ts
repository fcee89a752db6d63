import { useState } from 'react';
import { changePlan, decksOf, forgetPlan, planOfPage, type StartPlan } from '../../../store/start-plan';
import type { Preset } from './url-preset';
import { forgetKept } from './use-kept';

/** What the address names goes before what was chosen last. */
function presetted(plan: StartPlan, preset: Preset, played: string): StartPlan {
  return {
    names: preset.names ?? plan.names,
    modes: preset.modes ?? plan.modes,
    sitters: preset.sitters ?? plan.sitters,
    decks: { ...plan.decks, ...(preset.decks && { [played]: decksOf(preset.decks, played) }) },
    lifePoints: preset.lifePoints ?? plan.lifePoints,
    secrecy: preset.secrecy ?? plan.secrecy,
    length: preset.isMatch ? 'match' : plan.length,
  };
}

/** What was chosen on the start is as it was at the first visit. */
export function forgetChoices(): void {
  forgetPlan();
  forgetKept();
}

/** What is chosen on the start, and what changes it. */
export function usePlan(preset: Preset, played: string): readonly [StartPlan, (change: Partial<StartPlan>) => void] {
  const [now, set] = useState(() => planOfPage((kept) => presetted(kept, preset, played)));
  const change = (part: Partial<StartPlan>): void => set(changePlan(part));
  return [now, change];
}
