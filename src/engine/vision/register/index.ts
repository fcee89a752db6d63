import { ADDED_AND_SKIPPED, ENDED_EARLY } from './changed-course';
import { COMBAT } from './combat';
import { COURSE } from './course';
import { ACTIVE, DISCARD, DRAW, MAIN, MAINTENANCE, TURN_START } from './phases';
import { PLAYING } from './playing';
import type { Rule } from './rule';
import { TURN_END } from './turn-end';

export type { Rule } from './rule';

/** The chapters of the register, in the order of its source: the turn, what changes its course, then cards and combat. */
export const CHAPTERS = {
  course: COURSE,
  turnStart: TURN_START,
  active: ACTIVE,
  maintenance: MAINTENANCE,
  draw: DRAW,
  main: MAIN,
  discard: DISCARD,
  turnEnd: TURN_END,
  endedEarly: ENDED_EARLY,
  addedAndSkipped: ADDED_AND_SKIPPED,
  playing: PLAYING,
  combat: COMBAT,
} as const;
export type ChapterName = keyof typeof CHAPTERS;

/**
 * Every rule of VISION, by its key: reasons against something, and what only explains. `cites`: the statements V01–V71, what was
 * settled where they are silent (S), and the sections of the digest in which it stands without a number.
 */
export const RULES = {
  ...COURSE,
  ...TURN_START,
  ...ACTIVE,
  ...MAINTENANCE,
  ...DRAW,
  ...MAIN,
  ...DISCARD,
  ...TURN_END,
  ...ENDED_EARLY,
  ...ADDED_AND_SKIPPED,
  ...PLAYING,
  ...COMBAT,
} as const;
export type RuleId = keyof typeof RULES;

const BY_NAME: Readonly<Record<string, Rule>> = RULES;

/** A line about a rule. */
export const ruleText = (id: RuleId, language: 'en' | 'ja'): string => BY_NAME[id]?.[language] ?? id;

/** Whether `wanted` is the key of the rule, or cited by it. */
export const ruleMatches = (id: string, wanted: string): boolean =>
  id === wanted || (BY_NAME[id]?.cites.includes(wanted) ?? false);
