import { readJson } from '../../../store/storage/limits';

/** A line of play that was tried from a position, as it is kept. */
export interface KeptLine {
  readonly id: number;
  readonly name: string;
  /** The position that it was played from, as the text of a scenario. */
  readonly position: string;
  /** The game as it is filed, as text. */
  readonly saved: string;
  /** What was answered, as it compares: how many steps, and where two lines part. */
  readonly answers: readonly string[];
}

const isLine = (one: unknown): one is KeptLine =>
  typeof one === 'object' &&
  one !== null &&
  'id' in one &&
  typeof one.id === 'number' &&
  'name' in one &&
  typeof one.name === 'string' &&
  'position' in one &&
  typeof one.position === 'string' &&
  'saved' in one &&
  typeof one.saved === 'string' &&
  'answers' in one &&
  Array.isArray(one.answers);

/** The lines that a browser has kept; what is none of them is left out. */
export function readLines(text: string | null): readonly KeptLine[] {
  const read = text === null ? null : readJson(text);
  return read?.ok && Array.isArray(read.json) ? read.json.filter(isLine) : [];
}

const begins = (line: readonly string[], other: readonly string[]): boolean =>
  line.length <= other.length && line.every((answer, at) => answer === other[at]);

/** The line that has all of this one in it already, if there is one. */
export const lineWith = (lines: readonly KeptLine[], position: string, answers: readonly string[]): KeptLine | undefined =>
  lines.find((line) => line.position === position && begins(answers, line.answers));

/** After how many answers two lines from the same position part; null where they come from different ones. */
export function partAfter(one: KeptLine, other: KeptLine): number | null {
  if (one.position !== other.position) return null;
  const at = one.answers.findIndex((answer, i) => answer !== other.answers[i]);
  return at < 0 ? one.answers.length : at;
}

/**
 * A line with all that was kept before: under the name of the one that is the same so far, unless it has a new one. What had been
 * kept of it goes.
 */
export function withLine(lines: readonly KeptLine[], line: Omit<KeptLine, 'id'>): readonly KeptLine[] {
  const isBeginning = ({ position, answers }: KeptLine): boolean =>
    position === line.position && begins(answers, line.answers) && answers.length > 0;
  const id = Math.max(0, ...lines.map((one) => one.id)) + 1;
  return [...lines.filter((one) => !(isBeginning(one) && one.name === line.name)), { ...line, id }];
}
