import { CHAPTERS, type ChapterName, type Rule, type RuleId } from '../engine/duel';

export { ruleText, RULES } from '../engine/duel';

/** A rule of the register with its key. */
export interface RegisteredRule extends Rule {
  readonly id: RuleId;
}

export interface RuleChapter {
  readonly name: ChapterName;
  readonly rules: readonly RegisteredRule[];
}

/** The whole register, chapter by chapter. */
export const ruleChapters = (): readonly RuleChapter[] =>
  Object.entries(CHAPTERS).map(([name, chapter]) => ({
    name: name as ChapterName,
    rules: Object.entries<Rule>(chapter).map(([id, rule]) => ({ ...rule, id: id as RuleId })),
  }));
