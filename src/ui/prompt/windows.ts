import type { Player } from '../../engine';
import { useDuel, type Table } from '../../store/duel-store';
import type { TacitWindow } from '../../store/given';
import { plainSentence, toldUpTo } from '../shared/plain-sentence';
import { useDock } from './dock-store';
import type { Speech } from './sentences';

/** What had happened when a window passed, in words. */
export function windowStory(window: TacitWindow, { view, names, table, info }: Speech): string {
  const event = toldUpTo(view.log, window.line);
  return event ? plainSentence(event, { names, texts: table, info }) : table.rail.turn(window.turn);
}

/** Respond was pressed for a seat: straight to its only window, or to the list of them. */
export function pressRespond(seat: Player, table: Table, nothingPassed: string): void {
  const windows = table.windows[seat];
  const [only, ...more] = windows;
  if (!only) useDock.getState().refuse([nothingPassed]);
  else if (more.length === 0) useDuel.getState().respond(only);
  else useDock.getState().open({ kind: 'windows', seat });
}
