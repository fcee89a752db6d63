import type { VisionTable } from '../table';
import type { AnswerView, Place, WishView } from '../../../engine/vision';

/** What the dock asks now. */
export type VisionQuestion = NonNullable<VisionTable['question']>;

/** What of a table of VISION is drawn, also where it is only looked at. */
export interface ShownTable extends Pick<
  VisionTable,
  'seats' | 'view' | 'curtain' | 'question' | 'publicLog' | 'modes' | 'secrecy' | 'takesBack' | 'review'
> {
  /** Whose cards are shown: a seat's, nobody's, or everybody's. */
  readonly viewer: VisionTable['viewer'] | 'open';
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

export type { VisionBook, VisionPrint } from '../../../engine/vision';
