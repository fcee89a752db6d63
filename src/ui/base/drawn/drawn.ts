import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { StoreApi } from 'zustand';
import { Drawing } from './drawing';
import { focusIsComing, focusNow, focusWithPicture } from './focus-with-picture';
import { afterPicture } from './picture';
import './heard.css';

type Readable<S> = Pick<StoreApi<S>, 'getState' | 'subscribe'>;

/** Reads a store as it is drawn. What `read` gives is compared by identity: it makes nothing new. */
interface Drawn<S> {
  (): S;
  <T>(read: (state: S) => T): T;
}

/** What asks something: a press, a key or a card that was dropped has answered it. */
const ASKING = '.dock, .curtain';

/** What goes with the question that was answered. */
const GOING = '.dock, .bubble, [data-sheet]';

/** What had the keyboard when the table began to be drawn. */
let left: HTMLElement | null = null;

/**
 * Taken out of the page with the focus on it, an element makes the browser lay out the half-drawn page first: that costs half of
 * the drawing. So the focus leaves before, and comes back to what has stayed after all.
 */
function leave(): void {
  const { activeElement } = document;
  left = activeElement instanceof HTMLElement && activeElement.closest(GOING) ? activeElement : null;
  left?.blur();
}

function comeBack(): void {
  if (left?.isConnected && document.activeElement === document.body && !focusIsComing()) focusWithPicture(left);
  left = null;
}

const drawing = new Drawing({
  soon: (act) => queueMicrotask(act),
  afterPicture,
  draw: (act) => {
    flushSync(act);
    comeBack();
  },
  hear: () => document.querySelectorAll(ASKING).forEach((asking) => asking.setAttribute('data-heard', '')),
  letGo: () => {
    document.querySelectorAll('[data-heard]').forEach((asking) => asking.removeAttribute('data-heard'));
    leave();
  },
});

/**
 * The store as the page draws it: what has changed since is not read before it is drawn, by no part of the page. Nobody draws it
 * while nobody follows.
 */
function drawnBy<S>(store: Readable<S>, changed: () => void): Drawn<S> {
  let drawn = store.getState();
  const readers = new Set<() => void>();
  let stop: (() => void) | null = null;
  const state = (): S => (stop ? drawn : store.getState());
  const draw = (): void => {
    drawn = store.getState();
    readers.forEach((reader) => reader());
  };
  const begin = (): (() => void) => {
    drawn = store.getState();
    const endings = [store.subscribe(() => changed()), drawing.join({ draw })];
    return () => endings.forEach((end) => end());
  };
  const subscribe = (reader: () => void): (() => void) => {
    stop ??= begin();
    readers.add(reader);
    return () => {
      readers.delete(reader);
      if (readers.size > 0) return;
      stop?.();
      stop = null;
    };
  };
  return <T>(read?: (state: S) => T) => {
    const look = (): S | T => (read ? read(state()) : state());
    return useSyncExternalStore(subscribe, look, look);
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
  const stand = (): void => {
    drawAtOnce();
    focusNow();
  };
  for (const input of INPUTS) addEventListener(input, stand, true);
}
