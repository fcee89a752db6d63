/** How many lines of the log an audience may be told again: what is older is nobody's news. */
const LINES = 40;

/** The number of the first of the newest lines. */
export const lineFrom = (log: readonly { readonly number: number }[]): number => log.at(-LINES)?.number ?? 0;
