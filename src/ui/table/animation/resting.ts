/** When everything on the table has come to rest, on the clock of the page. Only what looks waits for it: no answer does. */
let rest = 0;

/** Something moves for so many milliseconds from now; 0: everything is where it is. */
export const movesFor = (milliseconds: number): void => {
  rest = performance.now() + milliseconds;
};

/** How many milliseconds something still moves. */
export const restsIn = (): number => Math.max(0, rest - performance.now());
