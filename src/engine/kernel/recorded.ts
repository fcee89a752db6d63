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
function strangeRest(rest: unknown, given: number): Misfit | undefined {
  if (!isObject(rest)) return misfit('a position with its answer number', rest, '.rest');
  return (
    within('.rest.at', whole(0, given).misfit(rest.at)) ??
    (isObject(rest.state) ? undefined : misfit('a position', rest.state, '.rest.state'))
  );
}

/** What only its own game can look through in a recording. */
export interface RecordingShape {
  readonly format: string;
  /** What of a set-up is none. */
  strangeSetup(setup: unknown): Misfit | undefined;
  /** What is wrong with a position from outside. */
  unsoundness(state: unknown): Misfit | undefined;
  /** What of the answers, and of what was asked for each, is no answer. */
  strangeAnswers(answers: unknown, prints: unknown): Misfit | undefined;
}

/** What became of the outer form of a file. */
export type ReadRecording<Recording> =
  { readonly ok: true; readonly recording: Recording } | { readonly ok: false; readonly error: LoadError };

/** Checks the outer form of a recording, its beginning and its answers; its rest point is looked at when it is taken up. */
export function readRecordingBy<Recording>(json: unknown, shape: RecordingShape): ReadRecording<Recording> {
  const wrong = (code: LoadError['code'], found: Misfit) =>
    ({ ok: false, error: { ...found, code, where: `$${found.where}` } }) as const;
  if (!isObject(json)) return wrong('notJson', misfit('an object', json));
  const { format, origin, answers, prints, rest, surrendered } = json;
  if (format !== shape.format) return wrong('otherFormat', misfit(shape.format, format, '.format'));
  const found =
    strangeOrigin(origin, shape) ??
    shape.strangeAnswers(answers, prints) ??
    strangeRest(rest, (answers as readonly unknown[]).length) ??
    strangeSurrender(surrendered);
  return found === undefined ? { ok: true, recording: json as Recording } : wrong('damaged', found);
}

function strangeOrigin(origin: unknown, { strangeSetup, unsoundness }: RecordingShape): Misfit | undefined {
  if (!isObject(origin)) return misfit('how the game began', origin, '.origin');
  if (origin.kind === 'setup') return within('.origin.setup', strangeSetup(origin.setup));
  return origin.kind === 'position'
    ? within('.origin.state', unsoundness(origin.state))
    : misfit('"setup" or "position"', origin.kind, '.origin.kind');
}

/** A surrender is told by who gave up; without one nothing is said. */
const strangeSurrender = (player: unknown): Misfit | undefined =>
  player === undefined || player === 0 || player === 1 ? undefined : misfit('0 or 1', player, '.surrendered');

const within = (where: string, found: Misfit | undefined): Misfit | undefined =>
  found && { ...found, where: `${where}${found.where}` };
