import type { RuleChapter, VersionedRule } from '../../../games/rule-book';

/** Letters as they are looked for: width, case and the two kinds of kana make no difference. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

const wordsOf = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');

function hasAll(words: readonly string[], lines: string, cites: readonly string[]): boolean {
  const text = fold(lines);
  const numbers = cites.map(fold);
  return words.every((word) => (/^[ervp]\d+[a-z]?$/.test(word) ? numbers.includes(word) : text.includes(word)));
}

/** What rule sets differ in, as far as it has every word of the query in any of its versions. */
export function findDifferences(all: readonly VersionedRule[], query: string): readonly VersionedRule[] {
  const words = wordsOf(query);
  return all.filter(({ id, cites, versions }) =>
    hasAll(
      words,
      `${id} ${Object.values(versions)
        .map(({ en, ja }) => `${en} ${ja}`)
        .join(' ')}`,
      cites,
    ),
  );
}

/**
 * The rules that have every word of the query in their lines, in either language, their key or their numbers; chapters without
 * any are left out.
 */
export function findRules(chapters: readonly RuleChapter[], query: string): readonly RuleChapter[] {
  const words = wordsOf(query);
  if (words.length === 0) return chapters;
  return chapters
    .map(({ name, rules }) => ({
      name,
      rules: rules.filter(({ id, en, ja, cites }) => hasAll(words, `${en} ${ja} ${id}`, cites)),
    }))
    .filter(({ rules }) => rules.length > 0);
}
