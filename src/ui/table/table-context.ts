import { createContext, useContext } from 'react';
import type { Player } from '../../engine/duel';
import type { Place, TableView } from '../../engine/table';
import { useLanguage } from '../../i18n/language';
import { useTableTexts, type TableTexts } from '../../i18n/table-texts';
import type { TableEvent } from '../../store/running/table-events';
import type { GameFace } from './face';
import type { Aim, TableMarks } from './marks';

/** What every part of the table needs: the view, how its game looks, who is who, and where to report a wish. */
export interface TableScene {
  readonly view: TableView;
  readonly face: GameFace;
  readonly aim: Aim | null;
  readonly bottomSeat: Player;
  /** The seat that sits face to face with the near one: its half is turned round. */
  readonly turned: Player | null;
  /** Both edges are as high as the near one: both hands can be read. */
  readonly fullEdges: boolean;
  readonly names: readonly [string, string];
  readonly marks: TableMarks;
  /** Changes when another line of play or another position is shown: what moved before does not go on moving. */
  readonly epoch: string;
  /** What happened at the table and not in the duel. */
  readonly events: readonly TableEvent[];
  /** A line of the log was chosen: the position after it is wanted. */
  readonly onLine: ((line: number) => void) | undefined;
  readonly onPlace: (place: Place) => void;
  readonly onInspect: (place: Place) => void;
  readonly onInspectCard: (passcode: number) => void;
  /** A pile that can be looked through was pressed. */
  readonly onPile: (zone: string, seat: Player) => void;
}

const Context = createContext<TableScene | null>(null);

export const TableSceneProvider = Context.Provider;

export function useTableScene(): TableScene {
  const scene = useContext(Context);
  if (!scene) throw new Error('TableSceneProvider is missing above this part of the table');
  return scene;
}

/** The words of this table, in its language. */
export const useSceneTexts = (): TableTexts => useFaceTexts(useTableScene().face);

/** The words of a game that has its own, or those of the table. */
export function useFaceTexts({ texts }: Pick<GameFace, 'texts'>): TableTexts {
  const usual = useTableTexts();
  const language = useLanguage();
  return texts?.[language] ?? usual;
}
