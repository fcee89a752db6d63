import { useEffect, useRef } from 'react';
import type { Player } from '../../engine';
import { useDuel, type Table } from '../../store/duel-store';
import { SheetFrame } from '../shared/SheetFrame';
import { walkList } from '../shared/walk-list';
import { useDock } from './dock-store';
import type { Speech } from './sentences';
import { windowStory } from './windows';

interface WindowsSheetProps {
  readonly table: Table;
  readonly speech: Speech;
  readonly seat: Player;
}

/** The windows of a seat that passed without a question, newest first. */
export function WindowList({ table, speech, seat }: WindowsSheetProps) {
  const { prompt } = speech;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <>
      <p className="sheet__hint">{prompt.respond.hint}</p>
      <ol className="sheet__list" ref={list} onKeyDown={walkList}>
        {[...table.windows[seat]].reverse().map((window) => (
          <li key={window.answers}>
            <button type="button" className="win" data-window={window.window} onClick={() => useDuel.getState().respond(window)}>
              <span>
                <b>{windowStory(window, table, speech)}</b>
                <span>{prompt.windowName[window.window](speech.table.phaseName[window.phase])}</span>
              </span>
            </button>
          </li>
        ))}
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
