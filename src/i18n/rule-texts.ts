import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'Rules',
  search: 'Search the rules',
  searchHint: 'Words, a key, or a number (R152, V28)',
  found: (n: number) => (n === 1 ? '1 rule' : `${n} rules`),
  none: 'No rule matches.',
  /** What the mark beside a sentence says: the rule itself. */
  mark: (rule: string) => `Rule: ${rule}`,
  differences: 'Where the rule sets differ',
  bothRuleSets: 'Duel: both',
  key: 'Key',
  source: 'Source',
  ownRuling: 'No numbered source: it follows from card texts or from how this table works.',
  lessons: 'Lessons',
  scenarios: 'Played examples',
  noScenarios: 'There is no played example for it.',
  loading: 'Loading played examples …',
  notLoaded: 'The list of played examples could not be loaded.',
  more: (n: number) => `${n} more`,
  chapter: {
    phases: 'Turn and phases',
    priority: 'Priority and announcements',
    summoning: 'Summoning and positions',
    spellsAndTraps: 'Spells, Traps, costs and targets',
    chain: 'Chain and triggers',
    battle: 'Battle and replay',
    victory: 'Life Points and victory',
    pendulum: 'Pendulum monsters',
    places: 'Where cards lie and move',
    cards: 'What individual cards require or forbid',
  },
};

export type RuleTexts = TextShape<typeof en>;

const ja: RuleTexts = {
  title: 'ルール',
  search: 'ルールを探す',
  searchHint: '言葉、キー、番号（R152、V28など）',
  found: (n) => `${n}件`,
  none: '当てはまるルールはありません。',
  mark: (rule) => `ルール：${rule}`,
  differences: 'ルールによって違うところ',
  bothRuleSets: 'デュエル両方',
  key: 'キー',
  source: '出典',
  ownRuling: '番号のある記述はありません。カードのテキスト、またはこのテーブルの仕組みによるものです。',
  lessons: 'レッスン',
  scenarios: '実際に動かせる例',
  noScenarios: 'この番号をもつ例はありません。',
  loading: '例を探しています…',
  notLoaded: '例の一覧を読み込めませんでした。',
  more: (n) => `あと${n}件`,
  chapter: {
    phases: 'ターンとフェイズ',
    priority: '優先権と宣言',
    summoning: '召喚と表示形式',
    spellsAndTraps: '魔法・罠、コストと対象',
    chain: 'チェーンと誘発',
    battle: '戦闘と巻き戻し',
    victory: 'ライフポイントと勝敗',
    pendulum: 'ペンデュラム',
    places: 'カードの場所と移動',
    cards: 'カードごとの条件と制限',
  },
};

export const ruleTexts: Readonly<Record<'en' | 'ja', RuleTexts>> = { en, ja };

export const useRuleTexts = (): RuleTexts => ruleTexts[useLanguage()];
