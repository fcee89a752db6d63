import { createContext, useContext } from 'react';
import type { DuelView, Place, Player } from '../../engine';
import type { TableMarks } from './marks';
import type { PileKind } from './places';

/** What every part of the table needs: the view, who is who, and where to report a wish. */
export interface TableScene {
  readonly view: DuelView;
  readonly bottomSeat: Player;
  /** The seat that sits face to face with the near one: its half is turned round. */
  readonly turned: Player | null;
  /** Both edges are as high as the near one: both hands can be read. */
  readonly fullEdges: boolean;
  readonly names: readonly [string, string];
  readonly marks: TableMarks;
  readonly onPlace: (place: Place) => void;
  readonly onInspect: (place: Place) => void;
  readonly onInspectCard: (passcode: number) => void;
  readonly onPile: (kind: PileKind, seat: Player) => void;
}

const Context = createContext<TableScene | null>(null);

export const TableSceneProvider = Context.Provider;

export function useTableScene(): TableScene {
  const scene = useContext(Context);
  if (!scene) throw new Error('TableSceneProvider is missing above this part of the table');
  return scene;
}
