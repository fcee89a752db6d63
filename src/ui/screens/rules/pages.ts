import type { Language } from '../../../i18n/language';
import type { RuleBook, RuleChapter, VersionedRule } from '../../../games/rule-book';

/** What a rule says; where rule sets differ, each says its own. */
interface Line {
  /** Whose version it is; undefined where all say the same. */
  readonly of?: string;
  readonly text: string;
}

/** A rule as the book has it. */
export interface RulePage {
  readonly id: string;
  /** Of which game it is a rule. */
  readonly game: string;
  readonly chapter: string;
  /** Chapter and place in it, `4.12`. It stays the same whatever is looked for. */
  readonly number: string;
  readonly lines: readonly Line[];
  readonly cites: readonly string[];
  /** The text of single cards says it. */
  readonly isOnCards: boolean;
  /** Neither a numbered statement nor a card says it: it was settled for this table. */
  readonly isSettled: boolean;
}

export interface BookChapter {
  readonly id: string;
  readonly title: string;
  readonly pages: readonly RulePage[];
}

interface Bound {
  readonly game: RulePage['game'];
  readonly chapters: readonly RuleChapter[];
  readonly titles: RuleBook['titles'];
  /** What rule sets differ in, and whose versions are read. */
  readonly differences: readonly VersionedRule[];
  readonly versions: readonly { readonly profile: string; readonly name: string }[];
  readonly differencesTitle: string;
}

/** The chapter about what single cards demand or forbid. */
const ON_CARDS = 'cards';

/** The chapter of what rule sets differ in. */
export const DIFFERENCES_CHAPTER = 'differences';

/** The book in one language: its chapters with their rules, what rule sets differ in last. */
export function bookOf(
  { game, chapters, titles, differences, versions, differencesTitle }: Bound,
  language: Language,
): readonly BookChapter[] {
  const numbered = chapters.map(({ name, rules }, c) => ({
    id: name,
    title: titles[name]?.[language] ?? name,
    pages: rules.map(({ id, cites, onCards = name === ON_CARDS, versions: said, ...rule }, i) => ({
      id,
      game,
      chapter: name,
      number: `${c + 1}.${i + 1}`,
      lines:
        said === undefined
          ? [{ text: rule[language] }]
          : versions.flatMap(({ profile, name: of }) => {
              const line = said[profile];
              return line ? [{ of, text: line[language] }] : [];
            }),
      cites,
      isOnCards: onCards,
      isSettled: cites.length === 0 && !onCards,
    })),
  }));
  if (differences.length === 0) return numbered;
  const pages = differences.map(({ id, cites, versions: said }, i) => ({
    id,
    game,
    chapter: DIFFERENCES_CHAPTER,
    number: `${chapters.length + 1}.${i + 1}`,
    lines: versions.flatMap(({ profile, name }) => (said[profile] ? [{ of: name, text: said[profile][language] }] : [])),
    cites,
    isOnCards: false,
    isSettled: cites.length === 0,
  }));
  return [...numbered, { id: DIFFERENCES_CHAPTER, title: differencesTitle, pages }];
}

const MOST_RELATED = 6;

/** Rules that stand for some of the same numbered statements, those with most of them first. */
export function relatedTo(page: RulePage, book: readonly BookChapter[]): readonly RulePage[] {
  const shared = ({ cites }: RulePage): number => cites.filter((cite) => page.cites.includes(cite)).length;
  return book
    .flatMap(({ pages }) => pages)
    .filter((other) => other.id !== page.id && shared(other) > 0)
    .map((other) => ({ other, count: shared(other) }))
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_RELATED)
    .map(({ other }) => other);
}

/** The book with only those rules that are named; chapters without any are left out. */
export const onlyPages = (book: readonly BookChapter[], ids: ReadonlySet<string>): readonly BookChapter[] =>
  book
    .map((chapter) => ({ ...chapter, pages: chapter.pages.filter(({ id }) => ids.has(id)) }))
    .filter(({ pages }) => pages.length > 0);

export const isIn = ({ pages }: BookChapter, rule: string | null): boolean => pages.some(({ id }) => id === rule);
