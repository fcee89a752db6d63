import type { EventView } from '../../../../engine/duel';

/** A line of the log: an event, together with what belongs to the same sentence. */
export interface Told extends EventView {
  /** How many events of the same kind this line tells. */
  readonly times?: number;
  /** What came in between, where an effect missed its timing. */
  readonly later?: EventView;
}
