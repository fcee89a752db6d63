import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { StoreApi } from 'zustand';
import { Drawing } from './drawing';
import { afterPicture } from './picture';
import './heard.css';

type Readable<S> = Pick<StoreApi<S>, 'getState' | 'subscribe'>;

/** Reads a store as it is drawn. */
interface Drawn<S> {
  (): S;
  <T>(read: (state: S) => T): T;
}

/** What asks something: a press, a key or a card that was dropped has answered it. */
const ASKING = '.dock, .curtain';

const drawing = new Drawing({
  soon: (act) => queueMicrotask(act),
  afterPicture,
  draw: flushSync,
  hear: () => document.querySelectorAll(ASKING).forEach((asking) => asking.setAttribute('data-heard', '')),
  letGo: () => document.querySelectorAll('[data-heard]').forEach((asking) => asking.removeAttribute('data-heard')),
});

function useFollowed<S>(store: Readable<S>, changed: () => void): S {
  const [drawn, setDrawn] = useState(store.getState);
  useLayoutEffect(() => {
    const draw = (): void => setDrawn(store.getState());
    // What has changed since it was drawn for the first time.
    draw();
    const leave = drawing.join({ draw });
    // Of its own: a store keeps the same listener once, and forgets it with the first that leaves.
    const stop = store.subscribe(() => changed());
    return () => {
      stop();
      leave();
    };
  }, [store, changed]);
  return drawn;
}

function drawnBy<S>(store: Readable<S>, changed: () => void): Drawn<S> {
  return <T>(read?: (state: S) => T) => {
    const drawn = useFollowed(store, changed);
    return read ? read(drawn) : drawn;
  };
}

/** A hook for what lies on the table: after a press it is drawn in the picture after the next (`Drawing`). */
export const drawnAsTable = <S>(store: Readable<S>): Drawn<S> => drawnBy(store, () => drawing.tableChanged());

/** A hook for what changes on the table now and then together with what lies there: both are drawn in one picture. */
export const drawnWithTable = <S>(store: Readable<S>): Drawn<S> => drawnBy(store, () => drawing.partChanged());

/** Draws what waits: cards that are covered are not seen for a picture longer, least of all on a page that is set aside. */
export const drawAtOnce = (): void => drawing.now();

const INPUTS = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup', 'contextmenu', 'drop'] as const;

/** Before the first listener of any screen: a press is taken by what stands on the table, not by what stood there. */
export function drawBeforeInputs(): void {
  for (const input of INPUTS) addEventListener(input, drawAtOnce, true);
}
