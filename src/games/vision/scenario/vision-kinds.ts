import type { Recording, RuleId, VisionRun } from '../../../engine/vision';
import type { Observation } from './observation';
import type { Expected, WantedStep } from './schema';

/** The types of a script of VISION. */
export interface VisionKinds {
  readonly run: VisionRun;
  readonly saved: Recording;
  readonly wanted: WantedStep;
  readonly expected: Expected;
  readonly seen: Observation;
  readonly rule: RuleId;
  readonly tableAnswer: never;
}
