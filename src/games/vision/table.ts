import type * as vision from '../../engine/vision';
import type { ShownOf, Table, TableOf } from '../../store/desk/table';
import type { DraftedAct } from '../../store/running/draft';
import type { PlayedOf } from '../../store/recordings/played-back';

/** All of a game of VISION that the screen may show now. */
export type VisionTable = TableOf<{
  readonly game: 'vision';
  readonly profile: vision.VisionProfile;
  readonly view: vision.VisionView;
  readonly decision: vision.DecisionView;
  readonly drafted: DraftedAct;
  readonly moment: vision.VisionMoment;
  readonly phase: vision.Phase;
}>;

/** What of it is drawn, also where it is only looked at. */
export type ShownVision = ShownOf<VisionTable>;
/** What is asked. */
export type VisionQuestion = NonNullable<VisionTable['question']>;

export type PlayedVision = PlayedOf<vision.VisionProfile, vision.VisionView>;
export type { PlainStep as VisionStep } from './scenario';

export const isVisionTable = (table: Table): table is VisionTable => table.game === 'vision';
