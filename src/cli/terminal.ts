/** Where a command writes: JSON lines to `out`, everything else to `note`. */
export interface Terminal {
  out(line: string): void;
  note(line: string): void;
  /** The whole standard input. */
  input(): string;
}

/** The command line is wrong: what was given and what is expected. */
export class UsageError extends Error {}

export const printJson = (terminal: Terminal, value: unknown): void => terminal.out(JSON.stringify(value));
