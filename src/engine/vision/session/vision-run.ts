import { TwoSeatRun } from '../../kernel/two-seat-run';
import type { Vision } from '../model/vision';
import type { TypesOfVision } from './vision-kind';

/** A running game of VISION with its decisions, answers, rewind and save. The only way to advance one. */
export class VisionRun extends TwoSeatRun<TypesOfVision> {
  get vision(): Vision {
    return this.play;
  }
}
