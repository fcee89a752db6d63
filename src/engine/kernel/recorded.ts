import { MOST_ANSWERS } from './length';
import { isObject, list, misfit, text, whole, type Misfit, type Shape } from './shape';

/** Why a recording cannot be read: what was looked at, expected and found. */
export interface LoadError extends Misfit {
  readonly code: 'notJson' | 'otherFormat' | 'damaged' | 'otherAnswers';
}

/** What an answer of any game has, as it comes from a file. */
interface FromFile {
  readonly do: string;
  readonly cards?: readonly unknown[];
}

const prints = list(text(60), MOST_ANSWERS);

/** What of the answers of a recording, each of that shape, and of what was asked for each, is no answer. */
export function strangeAnswers<Answer extends FromFile>(
  given: unknown,
  asked: unknown,
  answer: Shape<Answer>,
): Misfit | undefined {
  const found = within('.answers', list(answer, MOST_ANSWERS).misfit(given)) ?? within('.prints', prints.misfit(asked));
  if (found !== undefined) return found;
  const [listed, printed] = [given as readonly Answer[], asked as readonly string[]];
  if (printed.length !== listed.length) return misfit(`${listed.length} fingerprints`, printed.length, '.prints');
  const without = listed.findIndex((one) => (one.do === 'choose' || one.do === 'order') && one.cards === undefined);
  return without < 0 ? undefined : misfit('a list of cards', undefined, `.answers[${without}].cards`);
}

/** Whether the rest point of a recording says a number of its answers, and holds a position at all. */
export function strangeRest(rest: unknown, given: number): Misfit | undefined {
  if (!isObject(rest)) return misfit('a position with its answer number', rest, '.rest');
  return (
    within('.rest.at', whole(0, given).misfit(rest.at)) ??
    (isObject(rest.state) ? undefined : misfit('a position', rest.state, '.rest.state'))
  );
}

/** A surrender is told by who gave up; without one nothing is said. */
export const strangeSurrender = (player: unknown): Misfit | undefined =>
  player === undefined || player === 0 || player === 1 ? undefined : misfit('0 or 1', player, '.surrendered');

export const within = (where: string, found: Misfit | undefined): Misfit | undefined =>
  found && { ...found, where: `${where}${found.where}` };
