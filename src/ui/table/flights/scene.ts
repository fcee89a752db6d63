import type { TableGround, TableNow } from '../field/table-context';
import { drawnUnseen, type SeenLines } from './drawn-unseen';
import { motionsBetween, type CardMotion } from './motions';
import { toldSince } from './told-since';

/** What lies before whoever looks now. */
export interface Scene extends Pick<TableNow, 'view' | 'aim'>, Pick<TableGround, 'face' | 'epoch' | 'bottomSeat'> {
  /** The newest line of the log that each seat's own view has shown. Left out, nothing is told once more. */
  readonly seen: SeenLines | undefined;
}

/** What moves from one scene to the next. */
export interface Telling {
  /** What flew until now is where it is: play went back, the table has turned, something moves anew, or somebody else looks. */
  readonly ends: boolean;
  /** What was drawn unseen before; it leaves the Deck where that lies in the new picture: the table may have turned. */
  readonly drawn: readonly CardMotion[];
  /** What has moved since, from where it lay in the old picture. */
  readonly moved: readonly CardMotion[];
}

/** What is told of the way from one scene to another; null where nothing has changed. Nothing moves where play did not go on. */
export function tellingOf(before: Scene, now: Scene): Telling | null {
  const hasTurned = before.bottomSeat !== now.bottomSeat;
  if (before.view === now.view && !hasTurned) return null;
  const isSameLine = before.epoch === now.epoch && toldSince(before.view, now.view) !== null;
  const goesOn = isSameLine && !hasTurned;
  const drawn = isSameLine && before.seen && now.seen ? drawnUnseen(before.view, now.view, before.seen) : [];
  const moved = goesOn ? motionsBetween(before.view, now.view, { ...now.face, aim: now.aim }) : [];
  const ends = !goesOn || drawn.length + moved.length > 0 || before.view.viewer !== now.view.viewer;
  return { ends, drawn, moved };
}
