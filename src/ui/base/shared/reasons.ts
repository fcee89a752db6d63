/** The key of a rule, in the register of the game that is played. */
export type AnyRuleId = string;

/** Why something may not be done: the line of the rule, and what would make it legal where the rule knows. */
export interface Because {
  readonly text: string;
  readonly rule?: AnyRuleId;
  /** The numbers of its statements, where the game names them beside the rule. */
  readonly numbers?: readonly string[];
  readonly remedy?: string;
}

/** Lines, each once. */
export const eachOnce = (lines: readonly Because[]): readonly Because[] =>
  lines.filter((line, i) => lines.findIndex(({ text }) => text === line.text) === i);
