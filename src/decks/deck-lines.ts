import type { DeckTextProblem } from './deck-reading';

/** So many mistakes make no deck: what comes after them is not read, and that is told. */
const MOST_PROBLEMS = 50;

/** What a reader of lines says of one that makes no sense; nothing of a sound one. */
type LineReader = (line: string, number: number) => DeckTextProblem | undefined;

/** The text without a byte order mark, as lines with any line ends. */
export const linesOf = (text: string): readonly string[] => text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);

/** Reads line by line, counted from 1. @returns what is wrong, up to the line after which nothing more was read. */
export function problemsByLine(text: string, read: LineReader): readonly DeckTextProblem[] {
  const problems: DeckTextProblem[] = [];
  for (const [at, line] of linesOf(text).entries()) {
    if (problems.length === MOST_PROBLEMS) return [...problems, { kind: 'readNoFurther', line: at }];
    const problem = read(line, at + 1);
    if (problem !== undefined) problems.push(problem);
  }
  return problems;
}
