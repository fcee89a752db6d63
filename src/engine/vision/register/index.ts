import { COMBAT } from './combat';
import { PLAYING } from './playing';
import type { Rule } from './rule';

export type { Rule } from './rule';

/** The chapters of the register, in the order of a rule book. */
export const CHAPTERS = { playing: PLAYING, combat: COMBAT } as const;

/** Every rule of VISION that is a reason against something, by its key. `cites`: the statements of `vision-rules.md`. */
export const RULES = { ...PLAYING, ...COMBAT } as const;
export type RuleId = keyof typeof RULES;

const BY_NAME: Readonly<Record<string, Rule>> = RULES;

/** A line about a rule. */
export const ruleText = (id: RuleId, language: 'en' | 'ja'): string => BY_NAME[id]?.[language] ?? id;

/** Whether `wanted` is the key of the rule, or cited by it. */
export const ruleMatches = (id: string, wanted: string): boolean =>
  id === wanted || (BY_NAME[id]?.cites.includes(wanted) ?? false);
