import { stacksOf, type DeckCards, type Part } from './deck';
import { linesOf, problemsByLine } from './deck-lines';
import { LARGEST_PASSCODE, reading, type DeckReading } from './deck-reading';
import { fold } from './fold';
import { nearWords } from './near-words';

interface Named {
  readonly id: number;
  readonly en: string;
  readonly ja: string;
}

/** What is quoted of a line that names no card. */
const QUOTED = 40;
/** Far more copies than any deck needs: a line that says more is no line of a deck. */
const MOST_COPIES = 99;
/** So many cards are offered for a name that none has. */
const MOST_NEAR = 3;

/** A deck as lines that anybody can read: copies and name. A card without a name stands there by its number. */
export const writeList = (main: readonly number[], nameOf: (passcode: number) => string | undefined): string =>
  stacksOf(main)
    .map(({ passcode, copies }) => `${copies} ${nameOf(passcode) ?? passcode}\n`)
    .join('');

/** Whether a text is of numbers, as a `.ydk` file is, and not of names. */
export function isYdk(text: string): boolean {
  const lines = linesOf(text);
  return (
    lines.some((line) => /^\s*(\d{3,}\s*(#.*)?|#main|#extra|!side)\s*$/i.test(line)) ||
    lines.every((line) => /^\s*(\d+\s*(#.*)?|[#!].*)?$/.test(line))
  );
}

/** A name as it is compared here: people write Blue Eyes, Blue-Eyes and BlueEyes, and some of them Judgement and Armour. */
const plain = (name: string): string =>
  fold(name).replace(/\s+/gu, '').replaceAll('judgement', 'judgment').replaceAll('armour', 'armor');

/** The cards of a game by their names, those of today and those that they had. */
export function namesOf(cards: readonly Named[], other: Readonly<Record<string, number>> = {}) {
  const byName = new Map([
    ...Object.entries(other).map(([name, id]) => [plain(name), id] as const),
    ...cards.flatMap(({ id, en, ja }) => [en, ja].map((name) => [plain(name), id] as const)),
  ]);
  let vocabulary: ReturnType<typeof nearWords> | undefined;
  return {
    /** The card of a name, or of its number; undefined if there is none. */
    named: (name: string): number | undefined => byName.get(plain(name)) ?? (/^\d{3,}$/.test(name) ? Number(name) : undefined),
    /** The cards whose names are nearly this one. */
    nearTo: (name: string): readonly number[] => {
      if (vocabulary === undefined) {
        vocabulary = nearWords();
        for (const known of byName.keys()) vocabulary.learn(known);
      }
      return [...new Set(vocabulary.near(plain(name)).flatMap((one) => byName.get(one) ?? []))].slice(0, MOST_NEAR);
    },
  };
}

export type Names = ReturnType<typeof namesOf>;

/** What a line says besides a name: which part begins. The kinds of cards of a main deck say nothing new. */
const HEADS: ReadonlyMap<string, Part | null> = new Map([
  ...['main', 'maindeck', 'deck', 'めいんでっき', 'めいん'].map((head) => [head, 'main'] as const),
  ...['side', 'sidedeck', 'sideboard', 'さいどでっき', 'さいど'].map((head) => [head, 'side'] as const),
  ...['extra', 'extradeck', 'fusion', 'fusions', 'fusiondeck', 'fusionmonsters', 'えくすとらでっき', '融合でっき', '融合'].map(
    (head) => [head, 'fusion'] as const,
  ),
  ...['monster', 'monsters', 'monstercards', 'effectmonsters', 'normalmonsters', 'もんすたー'].map(
    (head) => [head, null] as const,
  ),
  ...['spell', 'spells', 'spellcards', 'magic', 'magics', 'magiccards', '魔法', '魔法かーど'].map(
    (head) => [head, null] as const,
  ),
  ...['trap', 'traps', 'trapcards', '罠', '罠かーど', 'total', '合計', 'cards'].map((head) => [head, null] as const),
]);

/** The part that a line begins, null if it only says of what kind the next cards are; undefined if it is no heading. */
const headOf = (line: string): Part | null | undefined =>
  HEADS.get(
    plain(line)
      .replace(/[^\p{L}\d]/gu, '')
      .replace(/^\d+|(\d+(cards?|枚)?)+$/gu, ''),
  );

/** How many copies a line says, before or behind the name, and the name. */
function read(line: string): { readonly copies: number; readonly name: string } {
  const before = /^(?:[x×]?(\d+)\s*[x×枚]?\s+|(\d+)[x×枚])(.+)$/iu.exec(line);
  if (before) return { copies: Number(before[1] ?? before[2]), name: before[3]!.trim() };
  const behind = /^(.+?)\s+(?:[x×]\s*(\d+)|(\d+)\s*[x×枚]|\((\d+)\))$/iu.exec(line);
  return behind ? { copies: Number(behind[2] ?? behind[3] ?? behind[4]), name: behind[1]!.trim() } : { copies: 1, name: line };
}

/**
 * Reads lines of copies and names in either language, `3 Ferry Oar`, `3x 渡しの櫂`, `Ferry Oar x3`, or a name alone for one copy;
 * a number alone goes with the name below it. Blank lines and lines that begin with `#` are passed over, headings begin a part. A
 * line that names no card refuses the whole text, and every such line is said, with the cards that it may mean.
 *
 * @param goesTo the part that a card belongs to when its list says another one
 */
export function readNames(
  text: string,
  names: Names,
  goesTo: (passcode: number, part: Part) => Part = (_, part) => part,
): DeckReading {
  const cards: Record<Part, number[]> = { main: [], side: [], fusion: [] };
  let part: Part = 'main';
  let waiting: number | undefined;
  const problems = problemsByLine(text, (whole, number) => {
    const line = whole
      .normalize('NFKC')
      .replace(/^\s*[-*•・+]+\s+/u, '')
      .trim();
    if (line === '' || line.startsWith('#')) return undefined;
    if (/^\d{1,2}\s*[x×枚]?$/iu.test(line) && names.named(line) === undefined) {
      waiting = Number.parseInt(line, 10);
      return undefined;
    }
    const entry = names.named(line) === undefined ? read(line) : { copies: 1, name: line };
    const { copies, name } = waiting === undefined ? entry : { copies: waiting, name: line };
    waiting = undefined;
    const id = names.named(name);
    if (id !== undefined && id >= 1 && id <= LARGEST_PASSCODE && copies >= 1 && copies <= MOST_COPIES) {
      cards[goesTo(id, part)].push(...Array.from({ length: copies }, () => id));
      return undefined;
    }
    const head = headOf(line);
    if (head === undefined) return { kind: 'unknownName', line: number, found: line.slice(0, QUOTED), near: names.nearTo(name) };
    part = head ?? (part === 'fusion' ? 'main' : part);
    return undefined;
  });
  const deck: DeckCards = cards;
  return reading(deck, problems);
}
