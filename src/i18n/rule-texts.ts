import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'Rules',
  book: 'Rule book',
  note: (rules: number) => `${rules} rules in plain words, with examples to play`,
  chapters: 'Chapters',
  allChapters: 'All chapters',
  turnPage: 'Turn the page',
  before: 'Previous rule',
  after: 'Next rule',
  seeAlso: 'See also',
  seeIt: 'See it happen',
  steps: (n: number) => `${n} steps`,
  /** The stamp on a rule that no source says. */
  settled: 'table ruling',
  search: 'Search the rules',
  searchHint: 'A word or a number',
  found: (n: number) => (n === 1 ? '1 rule' : `${n} rules`),
  none: 'No rule matches.',
  /** What the mark beside a sentence says: the rule itself. */
  mark: (rule: string) => `Rule: ${rule}`,
  differences: 'Where the rule sets differ',
  bothRuleSets: (game: string) => `${game}: both`,
  key: 'Key',
  source: 'Where this comes from',
  ownRuling: 'No official source: a ruling of this table.',
  onCards: 'The text of the cards that say it',
  lessons: 'Lessons',
  scenarios: 'More examples to play',
  noScenarios: 'No played examples.',
  loading: 'Loading played examples …',
  notLoaded: 'The list of played examples could not be loaded.',
  more: (n: number) => `${n} more`,
};

export type RuleTexts = TextShape<typeof en>;

const ja: RuleTexts = {
  title: 'ルール',
  book: 'ルールブック',
  note: (rules) => `わかりやすい言葉で${rules}項。動かせる例付き`,
  chapters: '章',
  allChapters: 'すべての章',
  turnPage: 'ページをめくる',
  before: '前の項',
  after: '次の項',
  seeAlso: '関連',
  seeIt: '動かして見る',
  steps: (n) => `${n}手順`,
  settled: '独自裁定',
  search: 'ルール検索',
  searchHint: '語句・番号で検索',
  found: (n) => `${n}件`,
  none: '該当するルールがありません。',
  mark: (rule) => `ルール：${rule}`,
  differences: 'ルールによって違うところ',
  bothRuleSets: (game) => `${game}両方`,
  key: 'キー',
  source: '出典',
  ownRuling: '公式の記述はありません。独自の裁定です。',
  onCards: 'それを定めるカードのテキスト',
  lessons: 'レッスン',
  scenarios: '実際に動かせる例',
  noScenarios: '実例はありません。',
  loading: '読み込み中…',
  notLoaded: '例の一覧を読み込めませんでした。',
  more: (n) => `あと${n}件`,
};

export const ruleTexts: Readonly<Record<'en' | 'ja', RuleTexts>> = { en, ja };

export const useRuleTexts = (): RuleTexts => ruleTexts[useLanguage()];
