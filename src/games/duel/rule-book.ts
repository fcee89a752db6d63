import {
  CHAPTERS,
  DIFFERENCES,
  lineIn,
  PROFILE_IDS,
  PROFILES,
  RULE_OPTIONS,
  ruleText,
  versionOf,
  type ChapterName,
  type Line,
  type ProfileId,
  type RuleId,
} from '../../engine/duel';
import { chaptersOf, type RegisteredRule, type RuleBook, type RuleChapter, type VersionedRule } from '../rule-book';
import type { InBoth } from '../sign';

export { ruleText, RULES } from '../../engine/duel';

/** The whole register of the duel. */
export const ruleChapters = (): readonly RuleChapter<ChapterName>[] => chaptersOf(CHAPTERS);

/** The chapters that a rule set has: one without Pendulum Zones has no rules for them. */
const chaptersFor = (readFor: ProfileId | undefined): readonly RuleChapter<ChapterName>[] =>
  ruleChapters()
    .filter(({ name }) => name !== 'pendulum' || readFor === undefined || RULE_OPTIONS[readFor].pendulum)
    .map(({ name, rules }) => ({ name, rules: rules.flatMap((rule) => asReadFor(readFor, rule)) }));

const asSaidBy = (id: ProfileId, rule: RegisteredRule): Line | null => {
  const line = lineIn(rule.id, PROFILES[id]);
  return line === undefined ? { en: rule.en, ja: rule.ja } : line;
};

/** The line of a rule in a duel that is played by a rule set. */
export const ruleLine = (rule: RuleId, profile: ProfileId, language: keyof Line): string =>
  lineIn(rule, PROFILES[profile])?.[language] ?? ruleText(rule, language);

/** A rule as a rule set says it, if it is one of its rules; for all of them each as it says it. */
function asReadFor(readFor: ProfileId | undefined, rule: RegisteredRule): readonly RegisteredRule[] {
  if (readFor !== undefined) {
    const said = asSaidBy(readFor, rule);
    return said === null ? [] : [{ ...rule, ...said }];
  }
  if (PROFILE_IDS.every((id) => lineIn(rule.id, PROFILES[id]) === undefined)) return [rule];
  return [{ ...rule, versions: Object.fromEntries(PROFILE_IDS.map((id) => [id, asSaidBy(id, rule)])) }];
}

const differences = (): readonly VersionedRule[] =>
  DIFFERENCES.map((one) => ({
    id: one.option,
    cites: one.cites,
    versions: Object.fromEntries(PROFILE_IDS.map((id) => [id, versionOf(one, PROFILES[id])])),
  }));

const titles: Readonly<Record<ChapterName, InBoth>> = {
  phases: { en: 'Turn and phases', ja: 'ターンとフェイズ' },
  priority: { en: 'Priority and announcements', ja: '優先権と宣言' },
  summoning: { en: 'Summoning and positions', ja: '召喚と表示形式' },
  spellsAndTraps: { en: 'Spells, Traps, costs and targets', ja: '魔法・罠、コストと対象' },
  chain: { en: 'Chain and triggers', ja: 'チェーンと誘発' },
  battle: { en: 'Battle and replay', ja: '戦闘と巻き戻し' },
  victory: { en: 'Life Points and victory', ja: 'ライフポイントと勝敗' },
  pendulum: { en: 'Pendulum monsters', ja: 'ペンデュラム' },
  places: { en: 'Where cards lie and move', ja: 'カードの場所と移動' },
  cards: { en: 'What individual cards require or forbid', ja: 'カードごとの条件と制限' },
};

/** The rules of the duel, to be read. */
export const duelRules: RuleBook = {
  chapters: (played) => chaptersFor(PROFILE_IDS.find((id) => id === played)),
  titles,
  differences,
};
