import { sayProblem, type Problem } from './problem';

/** What became of a scenario. `bad`: it could not be read at all. */
export interface Outcome<Seen> {
  readonly id: string | null;
  readonly ok: boolean;
  readonly failures: readonly string[];
  readonly final: Seen | null;
  readonly bad: boolean;
}

/** `reload`: the game is saved to JSON text and loaded again at every decision. `trace`: told every event as it happens. */
export interface PlayOptions {
  readonly reload?: boolean;
  readonly trace?: ((words: string) => void) | undefined;
}

export const badFile = (problems: readonly Problem[]): Outcome<never> => ({
  id: null,
  ok: false,
  failures: problems.map(sayProblem),
  final: null,
  bad: true,
});
