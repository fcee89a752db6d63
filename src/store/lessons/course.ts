import type { WalkedLesson } from './walked-lesson';

/**
 * How the answers on the table stand to the script. `next`: the scripted step has been done, and the lesson goes on at `moment`.
 */
export type Course = { readonly kind: 'on' } | { readonly kind: 'off' } | { readonly kind: 'next'; readonly moment: number };

/**
 * Compares what a learner has done with the script. `laid` are the answers with which the table was laid at `at`, `given` those
 * that lie there now; both as they compare.
 */
export function courseOf(
  { looks, moments }: Pick<WalkedLesson, 'looks' | 'moments'>,
  at: number,
  laid: readonly string[],
  given: readonly string[],
): Course {
  if (isSame(laid, given)) return { kind: 'on' };
  const wanted = looks.findIndex((isLook, i) => i >= at && !isLook);
  const [here, after] = [moments[wanted], moments[wanted + 1]];
  if (here === undefined || after === undefined || !begins(after.given, given)) return { kind: 'off' };
  return given.length >= here.playedAt ? { kind: 'next', moment: wanted + 1 } : { kind: 'on' };
}

const begins = (whole: readonly string[], part: readonly string[]): boolean =>
  part.length <= whole.length && part.every((answer, i) => answer === whole[i]);
const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && begins(a, b);
