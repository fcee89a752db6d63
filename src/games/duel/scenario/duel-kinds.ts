import type { DuelRun, Recording, RuleId } from '../../../engine/duel';
import type { Observation } from './observation';
import type { Expected, WantedStep } from './schema';
import type { TableAnswer } from './table-line';

/** The types of a script of the duel. */
export interface DuelKinds {
  readonly run: DuelRun;
  readonly saved: Recording;
  readonly wanted: WantedStep;
  readonly expected: Expected;
  readonly seen: Observation;
  readonly rule: RuleId;
  readonly tableAnswer: TableAnswer;
}
