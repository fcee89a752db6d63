import type { Player } from '../../engine/duel';
import type { Phase } from '../../store/running/either-game';
import type { Table } from '../../store/desk/duel-store';
import type { TacitWindow } from '../../store/running/given';
import { plainSentence, toldUpTo } from '../log/plain-sentence';
import { isTold } from '../log/sentence-keys';
import { useDock } from '../shared/dock-store';
import { SUMMONS, type Speech } from './sentences';

type Words = Pick<Speech, 'names' | 'table' | 'info'>;

/** What had happened when a window passed, in words that both players may read. */
export function windowStory(window: TacitWindow, { publicLog }: Pick<Table, 'publicLog'>, { names, table, info }: Words): string {
  // A Summon that can still be negated is told only once it has succeeded.
  const summon =
    window.window === 'summonNegation' ? publicLog.find((one) => one.number > window.line && SUMMONS.has(one.verb)) : undefined;
  return summon
    ? plainSentence(summon, { names, texts: table, info })
    : storyAt(window.line, window.turn, { publicLog }, { names, table, info });
}

/** What had happened up to a line of the log, in words that both players may read. */
export function storyAt(
  line: number,
  turn: number,
  { publicLog }: Pick<Table, 'publicLog'>,
  { names, table, info }: Words,
): string {
  const event = toldUpTo(publicLog, line);
  return event ? plainSentence(event, { names, texts: table, info }) : table.rail.turn(turn);
}

/** The same, for a place that names the window beside it: nothing when it would only name the phase again. */
export const storyBeside = (story: string, phase: Phase, { table }: Pick<Words, 'table'>): string | undefined =>
  story === table.phaseName[phase] ? undefined : story;

/** What came next, in the same words; nothing when play has not moved on. */
export function whatCameNext(
  window: TacitWindow,
  { publicLog }: Pick<Table, 'publicLog'>,
  { names, table, info }: Words,
): string | undefined {
  const next = publicLog.find((event) => event.number > window.line && isTold(event) && event.verb !== 'pass');
  const words = next && plainSentence(next, { names, texts: table, info });
  return words === windowStory(window, { publicLog }, { names, table, info }) ? undefined : words;
}

/** Respond was pressed for a seat: the list of its windows, whatever it holds. */
export function pressRespond(seat: Player, table: Table): void {
  if (table.standstill || table.review) return;
  const { sheet, open } = useDock.getState();
  open(sheet?.kind === 'windows' && sheet.seat === seat ? null : { kind: 'windows', seat });
}
