import { useEffect, useRef, useState } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { usePromptTexts } from '../../../i18n/prompt-texts';
import { useTimelineTexts } from '../../../i18n/timeline-texts';
import { useTable } from '../../../store/desk/table-store';
import type { TacitWindow } from '../../../store/running/given';
import type { Table, OpenWindow } from '../../../store/desk/table';
import { otherPlayer } from '../../../store/seats';
import { storyBeside, type Tale } from '../log/tale';
import { SheetFrame } from '../../base/shared/SheetFrame';
import { walk } from '../../base/shared/walk';
import { useDock } from '../../base/shared/dock-store';
import { folded } from './folded-windows';

interface WindowsSheetProps {
  readonly table: Pick<Table, 'windows' | 'askableWindows' | 'closedWindows'>;
  readonly tale: Tale;
  readonly seat: Player;
}

/** A window in words: what it is, after what and before what. Several may follow the same event, so that comes second. */
function WindowWords({ window, tale }: { readonly window: TacitWindow; readonly tale: Tale }) {
  const t = useTimelineTexts();
  const next = tale.after(window);
  const story = storyBeside(tale.before(window), window.phase, tale);
  return (
    <>
      <b>{tale.part(window) ?? tale.window(window)}</b>
      <span>{[...(story === undefined ? [] : [story]), ...(next ? [t.then(next.text, next.isPhase)] : [])].join(' · ')}</span>
    </>
  );
}

/** One to come back to: by right, or, where it says so, with the other player's consent. */
function Open({ window, tale, isPart }: { readonly window: OpenWindow; readonly tale: Tale; readonly isPart?: boolean }) {
  const { respond } = usePromptTexts();
  const preview = (): void => {
    useDock.getState().open(null);
    useTable.getState().preview(window);
  };
  return (
    <li>
      <button
        type="button"
        className={isPart ? 'win win--part' : 'win'}
        data-window={window.window}
        data-asks={window.learned ?? undefined}
        onClick={preview}
      >
        <span>
          <WindowWords window={window} tale={tale} />
          {window.learned && (
            <span className="win__learned">
              {respond.learned[window.learned](tale.names[otherPlayer(window.player)], tale.names[window.player])}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

/** Those of one step with several parts, under one headline that opens them. */
function Folded({ windows, tale }: { readonly windows: readonly OpenWindow[]; readonly tale: Tale }) {
  const { respond } = usePromptTexts();
  const [isOpen, setOpen] = useState(false);
  const oldest = windows.at(-1)!;
  const story = storyBeside(tale.before(oldest), oldest.phase, tale);
  if (windows.length === 1) return <Open window={oldest} tale={tale} />;
  return (
    <>
      <li>
        <button type="button" className="win" data-parts={windows.length} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>
            <b>{tale.window(oldest)}</b>
            <span>{[...(story === undefined ? [] : [story]), respond.parts(windows.length)].join(' · ')}</span>
          </span>
        </button>
      </li>
      {isOpen && windows.map((window) => <Open key={window.answers} window={window} tale={tale} isPart />)}
    </>
  );
}

/** One that has been objected to already: it can be read, and says so. */
function Closed({ window, tale }: { readonly window: TacitWindow; readonly tale: Tale }) {
  const t = useTimelineTexts();
  return (
    <li>
      <button type="button" className="win win--closed" aria-disabled="true" data-closed="objected">
        <span>
          <WindowWords window={window} tale={tale} />
          <span className="win__why">{t.closed(tale.names[window.player])}</span>
        </span>
      </button>
    </li>
  );
}

/** Newest first. */
const newestFirst = (one: TacitWindow, other: TacitWindow): number => other.answers - one.answers;

/** The windows of a seat that passed without a question, newest first; then those before its last answer by hand. */
export function WindowList({ table, tale, seat }: WindowsSheetProps) {
  const { respond } = usePromptTexts();
  const t = useTimelineTexts();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const open = table.windows[seat];
  const foldsOf = (windows: readonly OpenWindow[]) => folded([...windows].sort(newestFirst));
  const older = [
    ...foldsOf(table.askableWindows[seat]).map((windows) => ({
      window: windows[0]!,
      item: <Folded key={windows.at(-1)!.answers} windows={windows} tale={tale} />,
    })),
    ...table.closedWindows[seat].map((window) => ({
      window,
      item: <Closed key={`closed ${window.answers}`} window={window} tale={tale} />,
    })),
  ];
  return (
    <>
      <p className="sheet__hint">{open.length > 0 ? respond.hint(tale.names[seat]) : t.noneOpen}</p>
      <ol className="sheet__list" ref={list} onKeyDown={walk('button', 'list')}>
        {foldsOf(open).map((windows) => (
          <Folded key={windows.at(-1)!.answers} windows={windows} tale={tale} />
        ))}
        {older.sort((one, other) => newestFirst(one.window, other.window)).map(({ item }) => item)}
      </ol>
    </>
  );
}

/** Respond to what? The list, beside the field. */
export function WindowsSheet(props: WindowsSheetProps) {
  const { respond } = usePromptTexts();
  const title = respond.title(props.tale.names[props.seat]);
  return (
    <SheetFrame name={title} title={title} onClose={() => useDock.getState().open(null)}>
      <WindowList {...props} />
    </SheetFrame>
  );
}
