import { registerOf } from '../../kernel/register';
import { BATTLE } from './battle';
import { CARDS } from './cards';
import { CHAIN } from './chain';
import { PENDULUM } from './pendulum';
import { PHASES } from './phases';
import { PLACES } from './places';
import { PRIORITY } from './priority';
import { SPELLS_AND_TRAPS } from './spells-and-traps';
import { SUMMONING } from './summoning';
import { VICTORY } from './victory';

export type { Rule } from '../../kernel/register';

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

/** `cites`: E-numbers are rules of the 2004 Expert digest, R-numbers its checkable statements, P-numbers Pendulum monsters. */
export const { rules: RULES, text: ruleText, matches: ruleMatches } = registerOf(CHAPTERS);
export type RuleId = keyof typeof RULES;
