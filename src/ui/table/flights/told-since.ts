import type { Place, ShownEvent, TableView } from '../../../engine/table';

/** A line of the log, with what some games tell besides. */
export interface Told extends ShownEvent {
  /** The zone that a card came from, where the place in it is not told. */
  readonly from?: string;
  readonly fromPlace?: Place;
  readonly toPlace?: Place;
}

/** Viewers read a line in other words, but it is the same line. */
const isSameLine = (a: ShownEvent, b: ShownEvent | undefined): boolean =>
  b !== undefined && a.number === b.number && a.verb === b.verb && a.player === b.player && a.turn === b.turn;

/** What was told between two views; null where the second does not go on from the first: play went back, or elsewhere. */
export function toldSince(before: TableView, after: TableView): readonly Told[] | null {
  const last = before.log.at(-1);
  if (last === undefined) return after.log;
  const at = before.log.length - 1;
  return isSameLine(last, after.log[at]) ? after.log.slice(at + 1) : null;
}
