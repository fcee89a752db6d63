import { createContext, useContext, type ReactNode } from 'react';
import type { Seat as Player } from '../../../engine/table';
import type { Place, TableView } from '../../../engine/table';
import { useLanguage } from '../../../i18n/language';
import { useTableTexts, type TableTexts } from '../../../i18n/table-texts';
import type { TableEvent } from '../../../store/running/table-events';
import type { GameFace } from './face';
import type { Aim, TableMarks } from './marks';

/** What stays while play goes on: how the game looks, who sits where, and where to report a wish. */
export interface TableGround {
  readonly face: GameFace;
  /** Its words, in the language of the table. */
  readonly texts: TableTexts;
  readonly bottomSeat: Player;
  /** The seat that sits face to face with the near one: its half is turned round. */
  readonly turned: Player | null;
  /** Both edges are as high as the near one: both hands can be read. */
  readonly fullEdges: boolean;
  /** The hand on the far side is a number that opens: there is no room for its cards. */
  readonly countsFarHand: boolean;
  readonly names: readonly [string, string];
  /** Changes when another line of play or another position is shown: what moved before does not go on moving. */
  readonly epoch: string;
  /** A line of the log was chosen: the position after it is wanted. */
  readonly onLine: ((line: number) => void) | undefined;
  readonly onPlace: (place: Place) => void;
  readonly onInspect: (place: Place) => void;
  /** Pointer and keyboard have left what was inspected. */
  readonly onLeave?: ((place: Place) => void) | undefined;
  readonly onInspectCard: (passcode: number) => void;
  /** A pile that can be looked through was pressed. */
  readonly onPile: (zone: string, seat: Player) => void;
}

/** What is on the table now. */
export interface TableNow {
  readonly view: TableView;
  readonly aim: Aim | null;
  /** What happened at the table and not in the duel. */
  readonly events: readonly TableEvent[];
}

const Ground = createContext<TableGround | null>(null);
const Now = createContext<TableNow | null>(null);
const Marks = createContext<TableMarks>({});
const Asks = createContext<ReactNode>(null);

export const TableGroundProvider = Ground.Provider;
export const TableNowProvider = Now.Provider;
export const TableMarksProvider = Marks.Provider;
export const CardAsksProvider = Asks.Provider;

/** For the parts that are many: they are not drawn again at every press, and are given what is marked at their place. */
export function useTableGround(): TableGround {
  const ground = useContext(Ground);
  if (!ground) throw new Error('TableGroundProvider is missing above this part of the table');
  return ground;
}

export function useTableNow(): TableNow {
  const now = useContext(Now);
  if (!now) throw new Error('TableNowProvider is missing above this part of the table');
  return now;
}

/** What the question marks: it changes with every selection, and only what is marked is drawn again. */
export const useTableMarks = (): TableMarks => useContext(Marks);

/** What asks at the card that is asked: its place lays it out. */
export const useCardAsks = (): ReactNode => useContext(Asks);

/** The words of this table, in its language. */
export const useSceneTexts = (): TableTexts => useTableGround().texts;

/** The words of a game that has its own, or those of the table. */
export function useFaceTexts({ texts }: Pick<GameFace, 'texts'>): TableTexts {
  const usual = useTableTexts();
  const language = useLanguage();
  return texts?.[language] ?? usual;
}
