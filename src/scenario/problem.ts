import type * as v from 'valibot';

/** What is wrong in a file: where, and what was expected there. */
export interface Problem {
  readonly path: string;
  readonly expected: string;
  readonly got?: string;
}

export const sayProblem = ({ path, expected, got }: Problem): string =>
  `${path}: ${expected}${got === undefined ? '' : `, got ${got}`}`;

/** What a schema has found, in the words of the command line. */
export function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const path = (issue.path ?? []).reduce(
    (text, { key }) => text + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`),
    '$',
  );
  if (issue.type === 'strict_object' && issue.expected === 'never') return { path, expected: 'the format has no such key' };
  const own = issue.message.startsWith('expected');
  const missing = issue.type === 'strict_object' && issue.received === 'undefined';
  const expected = own
    ? issue.message
    : missing
      ? 'the key is missing'
      : `expected ${(issue.expected ?? issue.type).replace(/[()]/g, '')}`;
  return missing ? { path, expected } : { path, expected, got: shortened(issue.received) };
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
