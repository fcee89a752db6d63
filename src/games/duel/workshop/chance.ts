import type { DuelGame, DuelState } from '../../../engine/duel';

const COIN_SIDES = ['heads', 'tails'] as const;
const DIE = [1, 2, 3, 4, 5, 6] as const;

/** What chance is asked for, by the word of the log. */
export type Tossed = 'coin' | 'dice';
export type Shown = (typeof COIN_SIDES)[number] | (typeof DIE)[number];

/** What each can show. */
export const SIDES: Readonly<Record<Tossed, readonly Shown[]>> = { coin: COIN_SIDES, dice: DIE };

const FIXED = { coin: 'fixedCoins', dice: 'fixedDice' } as const;

/** A toss or a throw that has come. */
export interface Outcome {
  readonly what: Tossed;
  readonly shown: Shown;
  /** Its line of the log. */
  readonly line: number;
}

type Log = readonly { readonly verb: string; readonly text?: string; readonly amount?: number }[];

/** The tosses and throws that a log tells, in order. */
export const outcomesIn = (log: Log): readonly Outcome[] =>
  log.flatMap(({ verb, text, amount }, line): readonly Outcome[] => {
    if (verb !== 'coin' && verb !== 'dice') return [];
    const shown = SIDES[verb].find((one) => one === text || one === amount);
    return shown === undefined ? [] : [{ what: verb, shown, line }];
  });

/** The position that a recording begins with; null where it begins with decks. */
function beginningOf(recording: unknown): DuelState | null {
  const { origin } = recording as { readonly origin: { readonly kind: string; readonly state: DuelState } };
  return origin.kind === 'position' ? origin.state : null;
}

/** In order; null in a row leaves that one to chance. */
export interface Fixed {
  readonly coin: Readonly<DuelState['fixedCoins']>;
  readonly dice: Readonly<DuelState['fixedDice']>;
}

/** What a line has fixed of chance, from its beginning on. */
export function fixedIn(recording: unknown): Fixed {
  const { fixedCoins = [], fixedDice = [] } = beginningOf(recording) ?? {};
  return { coin: fixedCoins, dice: fixedDice };
}

/** A line as far as it goes with another outcome. */
export interface OtherLine {
  readonly recording: unknown;
  readonly answers: number;
}

/**
 * The same line, in which the toss or throw with that number (from 0, of its kind) shows this; null: what chance brings. One that
 * has come ends the line where it came; one that is still to come leaves all of it. What came before stays, whoever brought it:
 * so the outcomes of chance are choices of nobody. Null for a line that cannot be played anew.
 */
export function withOutcome(
  game: DuelGame,
  recording: unknown,
  what: Tossed,
  number: number,
  shown: Shown | null,
): OtherLine | null {
  const taken = game.load(recording);
  const beginning = beginningOf(recording);
  if (!taken.ok || taken.lost !== undefined || !beginning) return null;
  const { moments, answers, duel } = taken.run;
  const met = outcomesIn(duel.log).filter((one) => one.what === what)[number];
  const isLater = met && moments.findIndex((moment) => moment !== null && moment.told > met.line);
  const upTo = isLater === undefined || isLater < 0 ? answers.length : isLater;
  const state = structuredClone(beginning);
  const fixed: (Shown | number | null)[] = state[FIXED[what]];
  // What lies between is left to the generator, so that it goes on bringing the same.
  while (fixed.length <= number) fixed.push(null);
  fixed[number] = shown;
  while (fixed.at(-1) === null) fixed.pop();
  const other = game.fromState(state);
  try {
    for (const answer of answers.slice(0, upTo)) other.answer(answer);
  } catch {
    return null;
  }
  return { recording: other.save(), answers: upTo };
}

/** What was answered in a line, each with what chance brought by it: so two lines compare. */
export function answersTold(game: DuelGame, recording: unknown): readonly string[] {
  const taken = game.load(recording);
  if (!taken.ok) return [];
  const { moments, answers, duel } = taken.run;
  const met = outcomesIn(duel.log);
  return answers.map((answer, at) => {
    const [from, to] = [moments[at]?.told ?? 0, moments[at + 1]?.told ?? Infinity];
    const shown = met.filter(({ line }) => line >= from && line < to).map((one) => one.shown);
    return [JSON.stringify(answer), ...shown].join(' ');
  });
}
