import {
  CHAPTERS,
  DIFFERENCES,
  PROFILE_IDS,
  PROFILES,
  versionOf,
  type ChapterName,
  type ProfileId,
  type Rule,
  type RuleId,
} from '../engine/duel';
import { hasPendulum } from './rule-set';

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

/** Which rule sets the book is read for. */
export type ReadFor = ProfileId | 'both';

/** The chapters that a rule set has: one without Pendulum Zones has no rules for them. */
export const chaptersFor = (readFor: ReadFor): readonly RuleChapter[] =>
  ruleChapters().filter(({ name }) => name !== 'pendulum' || readFor === 'both' || hasPendulum(readFor));

/** Something that rule sets differ in, with what each of them says. */
export interface VersionedRule {
  readonly id: string;
  readonly cites: readonly string[];
  readonly versions: Readonly<Record<ProfileId, Pick<Rule, 'en' | 'ja'>>>;
}

/** Everything that the rule sets differ in, in the order of a turn. */
export const differences = (): readonly VersionedRule[] =>
  DIFFERENCES.map((one) => ({
    id: one.option,
    cites: one.cites,
    versions: Object.fromEntries(PROFILE_IDS.map((id) => [id, versionOf(one, PROFILES[id])])) as VersionedRule['versions'],
  }));
