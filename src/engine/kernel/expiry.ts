/** Something that lasts until a slot, named by the game, of a turn; the game ends it when the slot is reached. */
export interface Lasting {
  readonly until: string;
  /** The turn in which it ends: in a later one of these it has ended too. */
  readonly turn: number;
}

const ends = ({ until, turn }: Lasting, slot: string, now: number): boolean => until === slot && turn <= now;

/** Whether anything ends at this slot of this turn. */
export const anyEnds = (lasting: readonly Lasting[], slot: string, turn: number): boolean =>
  lasting.some((one) => ends(one, slot, turn));

/** What goes on after this slot of this turn. */
export const lastsBeyond = <T extends Lasting>(lasting: readonly T[], slot: string, turn: number): T[] =>
  lasting.filter((one) => !ends(one, slot, turn));
