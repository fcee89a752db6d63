import type { RuleChapter } from '../../store/rule-book';

/** Letters as they are looked for: width, case and the two kinds of kana make no difference. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/**
 * The rules that have every word of the query in their lines, in either language, their key or their numbers; chapters without
 * any are left out.
 */
export function findRules(chapters: readonly RuleChapter[], query: string): readonly RuleChapter[] {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return chapters;
  return chapters
    .map(({ name, rules }) => ({
      name,
      rules: rules.filter(({ id, en, ja, cites }) => {
        const text = fold(`${en} ${ja} ${id}`);
        const numbers = cites.map(fold);
        return words.every((word) => (/^[erv]\d+[a-z]?$/.test(word) ? numbers.includes(word) : text.includes(word)));
      }),
    }))
    .filter(({ rules }) => rules.length > 0);
}
