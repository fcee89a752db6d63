/** Where the turn player means to go when a phase is over: said together with its end, and told to nobody before. */
export interface Meant {
  readonly to: string;
  readonly turn: number;
  readonly phase: string;
}

/** What announces the end of the turn, as a listed option; `then`: where to go from there. */
export interface EndOfTurn {
  readonly index: number;
  readonly then?: string;
}
