import { BATTLE } from './battle';
import { CARDS } from './cards';
import { CHAIN } from './chain';
import { PENDULUM } from './pendulum';
import { PHASES } from './phases';
import { PLACES } from './places';
import { PRIORITY } from './priority';
import type { Rule } from './rule';
import { SPELLS_AND_TRAPS } from './spells-and-traps';
import { SUMMONING } from './summoning';
import { VICTORY } from './victory';

export type { Rule } from './rule';

/** The chapters of the register, in the order of a rule book; the last one is about single cards. */
export const CHAPTERS = {
  phases: PHASES,
  priority: PRIORITY,
  summoning: SUMMONING,
  spellsAndTraps: SPELLS_AND_TRAPS,
  chain: CHAIN,
  battle: BATTLE,
  victory: VICTORY,
  pendulum: PENDULUM,
  places: PLACES,
  cards: CARDS,
} as const;
export type ChapterName = keyof typeof CHAPTERS;

/**
 * Every rule that the engine knows, by its key. Reasons, events, scenarios and tests name rules by these keys. `cites`: E-numbers
 * are the rules of the 2004 Expert digest, R-numbers its checkable statements, P-numbers those of Pendulum monsters.
 */
export const RULES = {
  ...PHASES,
  ...PRIORITY,
  ...SUMMONING,
  ...SPELLS_AND_TRAPS,
  ...CHAIN,
  ...BATTLE,
  ...VICTORY,
  ...PENDULUM,
  ...PLACES,
  ...CARDS,
} as const;

export type RuleId = keyof typeof RULES;

const BY_NAME: Readonly<Record<string, Rule>> = RULES;

/** A line about a rule, for reasons and the log. A key from a file that no rule has is its own line. */
export const ruleText = (id: RuleId, language: 'en' | 'ja'): string => BY_NAME[id]?.[language] ?? id;

/** Whether `wanted` is the key of the rule, or a statement that it stands for or refuses something in. */
export function ruleMatches(id: string, wanted: string): boolean {
  const { cites = [], refusesIn = [] }: Partial<Rule> = BY_NAME[id] ?? {};
  return id === wanted || cites.includes(wanted) || refusesIn.includes(wanted);
}
