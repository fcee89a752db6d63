import { createContext, useContext, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Place } from '../../engine/table';

/** Where the keyboard stands in one region: the field, a hand, a sheet. Each has one tab stop. */
export interface Roving {
  /** Followed by every place of the region: when it moves, the place that it leaves and the one that it comes to are drawn. */
  readonly at: StoreApi<{ readonly stop: Place | undefined }>;
  readonly take: (place: Place) => void;
}

export const rovingAt = (stop: Place | undefined): Roving['at'] => createStore(() => ({ stop }));

export const RovingContext = createContext<Roving>({ at: rovingAt(undefined), take: () => undefined });

export function useTabStop(place: Place): { tabIndex: 0 | -1; take: () => void } {
  const { at, take } = useContext(RovingContext);
  const isHere = useStore(at, ({ stop }) => stop === place);
  return { tabIndex: isHere ? 0 : -1, take: () => take(place) };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
}

function spotOf(element: HTMLElement): Spot {
  const r = element.getBoundingClientRect();
  return { element, x: r.left + r.width / 2, y: r.top + r.height / 2 };
}

/** The nearest place in the direction of the arrow; what lies straight ahead comes before what lies aside. */
function nearest(from: Spot, others: readonly Spot[], [dx, dy]: readonly [number, number]): Spot | undefined {
  let best: Spot | undefined;
  let least = Infinity;
  for (const to of others) {
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (ahead < 4 || (dx !== 0 && aside > ahead * 2)) continue;
    const far = ahead + aside * 2.5;
    if (far < least) [best, least] = [to, far];
  }
  return best;
}

/** Arrow keys move the focus between the places inside `event.currentTarget`. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
  const here = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-place]') : null;
  if (!step || !here || event.ctrlKey || event.metaKey || event.altKey) return;
  const others = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')].filter(
    (element) => element !== here && element.offsetParent !== null,
  );
  event.preventDefault();
  nearest(spotOf(here), others.map(spotOf), step)?.element.focus();
}
