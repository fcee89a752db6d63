import type { Player } from '../../engine';
import { useDuel, type Table } from '../../store/duel-store';
import type { TacitWindow } from '../../store/given';
import { plainSentence, toldUpTo } from '../shared/plain-sentence';
import { useDock } from './dock-store';
import { SUMMONS, type Speech } from './sentences';

/** What had happened when a window passed, in words that both players may read. */
export function windowStory(window: TacitWindow, { publicLog }: Table, { names, table, info }: Speech): string {
  // A Summon that can still be negated is told only once it has succeeded.
  const summon = window.window === 'summonNegation' ? publicLog.find((one) => one.number > window.line && SUMMONS.has(one.verb)) : undefined;
  const event = summon ?? toldUpTo(publicLog, window.line);
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
