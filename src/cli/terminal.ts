import type { Games } from './cli-game';
import type { Thread } from './sharing-out';

/** Where a command writes: JSON lines to `out`, everything else to `note`. */
export interface Terminal {
  out(line: string): void;
  note(line: string): void;
  /** The whole standard input. */
  input(): string;
  /** A thread that does what it is told to (`workInThread`). */
  thread(): Thread;
}

/** What a command is given: the arguments after its name, where it writes, and the games. @returns the exit code */
export type Command = (args: readonly string[], terminal: Terminal, games: Games) => number | Promise<number>;

/** The command line is wrong: what was given and what is expected. */
export class UsageError extends Error {}

export const printJson = (terminal: Terminal, value: unknown): void => terminal.out(JSON.stringify(value));
