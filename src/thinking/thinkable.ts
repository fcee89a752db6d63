import { answerCount, type AnyAnswer, type Worlds } from '../engine/kernel';
import { answerNamed, placed } from './candidates';
import { answerFor, chosen, Dealt, LEVELS, type LevelName } from './levels';
import type { Mind, Searched } from './mind';
import type { Given, Thought } from './think';

/** What somebody is asked to think about: plain JSON, in which nothing is left that the seat does not know. */
export interface Asked {
  readonly worlds: Worlds;
  readonly level: LevelName;
  readonly seed: string;
  /** What it has really answered: what comes of that is found out too. */
  readonly given?: Given;
  /** It is asked why as well; always where an answer is judged. */
  readonly why?: true;
}

/** A game as somebody thinks about it, whichever it is. */
export interface Thinkable {
  /** @returns undefined where no game could be dealt that fits what is known */
  think(asked: Asked): Thought | undefined;
  /** The answer of the game itself that has the name of the thought. `run`: one of this game. */
  answer(run: unknown, thought: Thought | undefined, seed: string): AnyAnswer;
  /** The answer of the game itself of that name; undefined where it has none. */
  named(run: unknown, name: string): AnyAnswer | undefined;
  /** The name of an answer to what is asked, the same in every game that could be this one. `run`: one of this game. */
  nameOf(run: unknown, answer: AnyAnswer): string;
  /** Whether what is asked has only one answer. */
  isForced(run: unknown): boolean;
}

export const thinkable = <Run extends Searched>(
  mind: Mind<Run>,
  dealt: (worlds: Worlds, seed: string, like?: Run) => Run | undefined,
): Thinkable => ({
  think: ({ worlds, level, seed, given, why }) =>
    chosen(mind, new Dealt<Run>((of, like) => dealt(worlds, of, like), seed), LEVELS[level], seed, given, why),
  answer: (run, thought, seed) => answerFor(mind, run as Run, thought, seed),
  named: (run, name) => answerNamed(mind, run as Run, name),
  nameOf: (run, answer) => placed(mind, run as Run, (run as Run).decision!, answer),
  isForced: (run) => answerCount((run as Run).decision!) < 2,
});
