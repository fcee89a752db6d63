import { createContext, useContext } from 'react';
import type { Answered, AnswerView, WishView } from '../../../games/view';
import type { Place, Seat } from '../../../engine/table';
import type { ShownOf, Table } from '../../../store/desk/table';
import type { GameDock } from './game-dock';

/** What can be done at a table. */
export interface TableActs {
  readonly answer: (answer: AnswerView) => Answered;
  /** Lets a window pass; in open play, ends the phase where that is a pass. */
  readonly pass: () => void;
  /** Takes back the newest step of an act that is being announced. */
  readonly back: () => void;
  readonly look: () => void;
  /** What could be done with what lies at a place, each wish offered or refused with its reasons. */
  readonly wishesAt: (place: Place) => readonly WishView[];
  /** Which card lies hidden at a place, where whoever sits here has seen it go there. */
  readonly seenCardAt: (place: Place) => number | undefined;
}

const nothing = (): void => undefined;

/** Of a table that is only looked at. */
export const NO_ACTS: TableActs = {
  answer: () => ({ ok: true }),
  pass: nothing,
  back: nothing,
  look: nothing,
  wishesAt: () => [],
  seenCardAt: () => undefined,
};

/** A table, what can be done at it, who sits near, and how its game asks. */
export interface Scene<T extends Table = Table> {
  readonly table: ShownOf<T>;
  readonly acts: TableActs;
  readonly near: Seat;
  readonly game: GameDock<T>;
}

const Context = createContext<Scene | null>(null);

export const SceneProvider = Context.Provider;

/** Whoever asks for more than any table has is a part of the game that lies there. */
export function useScene<T extends Table = Table>(): Scene<T> {
  const scene = useContext(Context);
  if (!scene) throw new Error('SceneProvider is missing above this part of the table');
  return scene as Scene as Scene<T>;
}
