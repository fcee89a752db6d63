import { useEffect, useRef } from 'react';
import type { Player } from '../../engine/duel';
import { useTimelineTexts } from '../../i18n/timeline-texts';
import { useDuel, type Table } from '../../store/desk/duel-store';
import type { TacitWindow } from '../../store/running/given';
import type { OpenWindow } from '../../store/desk/table';
import { SheetFrame } from '../shared/SheetFrame';
import { walkList } from '../shared/walk-list';
import { useDock } from '../shared/dock-store';
import type { Speech } from './sentences';
import { storyBeside, whatCameNext, windowStory } from './windows';

interface WindowsSheetProps {
  readonly table: Table;
  readonly speech: Speech;
  readonly seat: Player;
}

/** A window in words: after what, before what, and what it is. */
function WindowWords({ window, table, speech }: Omit<WindowsSheetProps, 'seat'> & { readonly window: TacitWindow }) {
  const { prompt } = speech;
  const t = useTimelineTexts();
  const next = whatCameNext(window, table, speech);
  const where = prompt.windowName[window.window](speech.table.phaseName[window.phase]);
  const story = storyBeside(windowStory(window, table, speech), window.phase, speech);
  return (
    <>
      <b>{story ?? where}</b>
      <span>{[...(story === undefined ? [] : [where]), ...(next ? [t.before(next)] : [])].join(' · ')}</span>
    </>
  );
}

/** One to come back to: by right, or, where it says so, with the other player's consent. */
function Open({ window, table, speech }: Omit<WindowsSheetProps, 'seat'> & { readonly window: OpenWindow }) {
  const preview = (): void => {
    useDock.getState().open(null);
    useDuel.getState().preview(window);
  };
  return (
    <li>
      <button type="button" className="win" data-window={window.window} data-asks={window.learned ?? undefined} onClick={preview}>
        <span>
          <WindowWords window={window} table={table} speech={speech} />
          {window.learned && <span className="win__learned">{speech.prompt.respond.learned[window.learned]}</span>}
        </span>
      </button>
    </li>
  );
}

/** One that has been objected to already: it can be read, and says so. */
function Closed({ window, table, speech }: Omit<WindowsSheetProps, 'seat'> & { readonly window: TacitWindow }) {
  const t = useTimelineTexts();
  return (
    <li>
      <button type="button" className="win win--closed" aria-disabled="true" data-closed="objected">
        <span>
          <WindowWords window={window} table={table} speech={speech} />
          <span className="win__why">{t.closed(speech.names[window.player])}</span>
        </span>
      </button>
    </li>
  );
}

/** Newest first. */
const newestFirst = (one: TacitWindow, other: TacitWindow): number => other.answers - one.answers;

/** The windows of a seat that passed without a question, newest first; then those before its last answer by hand. */
export function WindowList({ table, speech, seat }: WindowsSheetProps) {
  const { prompt } = speech;
  const t = useTimelineTexts();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const open = table.windows[seat];
  const words = { table, speech };
  const older = [
    ...table.askableWindows[seat].map((window) => ({ window, item: <Open key={window.answers} window={window} {...words} /> })),
    ...table.closedWindows[seat].map((window) => ({
      window,
      item: <Closed key={`closed ${window.answers}`} window={window} {...words} />,
    })),
  ];
  return (
    <>
      <p className="sheet__hint">{open.length > 0 ? prompt.respond.hint : t.noneOpen}</p>
      <ol className="sheet__list" ref={list} onKeyDown={walkList}>
        {[...open].reverse().map((window) => (
          <Open key={window.answers} window={window} {...words} />
        ))}
        {older.sort((one, other) => newestFirst(one.window, other.window)).map(({ item }) => item)}
      </ol>
    </>
  );
}

/** Respond to what? The list, beside the field. */
export function WindowsSheet(props: WindowsSheetProps) {
  const title = props.speech.prompt.respond.title(props.speech.names[props.seat]);
  return (
    <SheetFrame name={title} title={title} onClose={() => useDock.getState().open(null)}>
      <WindowList {...props} />
    </SheetFrame>
  );
}
