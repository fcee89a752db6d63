/** What is the same at every question is said in the first turn of each player; by then it is known. */
export const isSaidStill = ({ turn }: { readonly turn: number }): boolean => turn <= 2;
