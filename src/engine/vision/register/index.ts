import { registerOf } from '../../kernel/register';
import { ADDED_AND_SKIPPED, ENDED_EARLY } from './changed-course';
import { COMBAT } from './combat';
import { COURSE } from './course';
import { ACTIVE, DISCARD, DRAW, MAIN, MAINTENANCE, TURN_START } from './phases';
import { PLAYING } from './playing';
import { TURN_END } from './turn-end';

export type { Rule } from '../../kernel/register';

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
 * `cites`: the statements V01–V71, what was settled where they are silent (S), and the sections of the digest in which a rule
 * stands without a number.
 */
export const { rules: RULES, text: ruleText, matches: ruleMatches } = registerOf(CHAPTERS);
export type RuleId = keyof typeof RULES;
