import {
  CHAPTERS,
  DIFFERENCES,
  lineIn,
  PROFILE_IDS,
  PROFILES,
  ruleText,
  versionOf,
  type ChapterName,
  type Line,
  type ProfileId,
  type Rule,
  type RuleId,
} from '../engine/duel';
import { hasPendulum } from './rule-set';

export { ruleText, RULES } from '../engine/duel';

/** A rule of a register with its key. */
export interface RegisteredRule extends Rule {
  readonly id: string;
  /** Where rule sets differ in it: how each says it; null where it is none of its rules. */
  readonly versions?: Readonly<Record<ProfileId, Line | null>>;
}

export interface RuleChapter<Name extends string = string> {
  readonly name: Name;
  readonly rules: readonly RegisteredRule[];
}

/** A register, chapter by chapter. */
export const chaptersOf = <Name extends string>(
  chapters: Readonly<Record<Name, Readonly<Record<string, Rule>>>>,
): readonly RuleChapter<Name>[] =>
  Object.entries<Readonly<Record<string, Rule>>>(chapters).map(([name, chapter]) => ({
    name: name as Name,
    rules: Object.entries(chapter).map(([id, rule]) => ({ ...rule, id })),
  }));

/** The whole register of the duel. */
export const ruleChapters = (): readonly RuleChapter<ChapterName>[] => chaptersOf(CHAPTERS);

/** Which rule sets the book is read for. */
export type ReadFor = ProfileId | 'both';

/** The chapters that a rule set has: one without Pendulum Zones has no rules for them. */
export const chaptersFor = (readFor: ReadFor): readonly RuleChapter<ChapterName>[] =>
  ruleChapters()
    .filter(({ name }) => name !== 'pendulum' || readFor === 'both' || hasPendulum(readFor))
    .map(({ name, rules }) => ({ name, rules: rules.flatMap((rule) => asReadFor(readFor, rule)) }));

const asSaidBy = (id: ProfileId, rule: RegisteredRule): Line | null => {
  const line = lineIn(rule.id, PROFILES[id]);
  return line === undefined ? { en: rule.en, ja: rule.ja } : line;
};

/** The line of a rule in a duel that is played by a rule set. */
export const ruleLine = (rule: RuleId, profile: ProfileId, language: keyof Line): string =>
  lineIn(rule, PROFILES[profile])?.[language] ?? ruleText(rule, language);

/** A rule as a rule set says it, if it is one of its rules; for all of them each as it says it. */
function asReadFor(readFor: ReadFor, rule: RegisteredRule): readonly RegisteredRule[] {
  if (readFor !== 'both') {
    const said = asSaidBy(readFor, rule);
    return said === null ? [] : [{ ...rule, ...said }];
  }
  if (PROFILE_IDS.every((id) => lineIn(rule.id, PROFILES[id]) === undefined)) return [rule];
  const versions = Object.fromEntries(PROFILE_IDS.map((id) => [id, asSaidBy(id, rule)]));
  return [{ ...rule, versions: versions as Record<ProfileId, Line | null> }];
}

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
