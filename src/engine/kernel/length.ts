/** A game has some hundred answers, a very long one some thousand. */
export const MOST_ANSWERS = 30_000;
