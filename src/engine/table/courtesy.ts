import type { Seat, TableView } from './view';

/** A moment at which a seat is asked although nothing waits for its answer. `card`: the one that acts, if everybody knows it. */
export interface Pause {
  readonly on: string;
  readonly card?: number | undefined;
}

interface Asked {
  readonly player: Seat;
  readonly window?: string;
  readonly turnPlayer: Seat;
  readonly phase: string;
}

/** Pauses nowhere: nothing lies there that would show whether somebody could respond. */
export const NO_COURTESIES: Courtesies<never> = {
  neverSkipped: ['answer'],
  pauseAt: () => undefined,
  answersItself: () => false,
};

/** What a game says of its windows to whoever does not want to be asked every one. Public facts alone decide. */
export interface Courtesies<View extends TableView = TableView> {
  /** Windows that are asked whatever a seat prefers: the answer to what lies on the stack. */
  readonly neverSkipped: readonly string[];
  /** Where play pauses for the seat that is asked; undefined: no pause. */
  pauseAt(asked: Asked, view: View): Pause | undefined;
  /** Whether the seat is asked to answer what it has put on the stack itself: its opponent has let that pass. */
  answersItself(asked: Asked, view: View): boolean;
}
