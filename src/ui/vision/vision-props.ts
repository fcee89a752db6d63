import type { AnswerView, DecisionView, Place, Player, Viewer, VisionView, WishView } from '../../engine/vision';
import type { AnyTable } from '../../store/desk/table';
import type { Secrecy } from '../../store/running/secrecy';
import type { PriorityMode, Seats } from '../../store/seats';

/** What the dock asks now; see `Question` of the desk, which asks in the same three forms. */
export interface VisionQuestion {
  /** Changes with every new question: selections belong to one question. */
  readonly id: string;
  readonly player: Player;
  readonly form: 'window' | 'look' | 'choice';
  readonly decision: DecisionView;
  readonly canGoBack: boolean;
}

/** All that the table of VISION shows. */
export interface VisionTable {
  readonly seats: Seats;
  readonly view: VisionView;
  /** Whose cards the screen shows: a seat's, nobody's, or everybody's. */
  readonly viewer: Viewer | 'open';
  /** Whom the curtain waits for. */
  readonly curtain: Player | null;
  readonly question: VisionQuestion | null;
  /** The log as everybody may read it: what is read aloud at a table. */
  readonly publicLog: VisionView['log'];
  readonly modes: readonly [PriorityMode, PriorityMode];
  /** How the screen is shared. */
  readonly secrecy: Secrecy;
  /** Whether the last act can be taken back, or why it stands. */
  readonly takesBack: AnyTable['takesBack'];
  /** An earlier position is looked at: what was selected for the question of now waits. */
  readonly isPast?: boolean;
}

/** What the table of VISION does. */
export interface VisionActs {
  readonly answer: (answer: AnswerView) => void;
  readonly pass: () => void;
  /** Takes back the newest step of an act that is being announced. */
  readonly back: () => void;
  readonly look: () => void;
  /** What could be done with what lies at a place, each wish offered or refused with its reasons. */
  readonly wishesAt: (place: Place) => readonly WishView[];
}

const nothing = (): void => undefined;

/** Of a table that is only looked at. */
export const NO_ACTS: VisionActs = { answer: nothing, pass: nothing, back: nothing, look: nothing, wishesAt: () => [] };

export type { VisionBook, VisionPrint } from '../../engine/vision';
