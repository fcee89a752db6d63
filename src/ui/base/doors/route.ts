import { useSyncExternalStore } from 'react';

/** What the page shows beside the table, as its address says it: `#rules=replay` is door `rules` with the detail `replay`. */
export interface Route {
  readonly door: string;
  readonly detail: string;
}

export function routeOf(hash: string): Route | null {
  const [, door, detail = ''] = /^#([a-z]+)(?:=(.*))?$/.exec(hash) ?? [];
  if (!door) return null;
  try {
    return { door, detail: decodeURIComponent(detail) };
  } catch {
    return { door, detail };
  }
}

export const hashOf = ({ door, detail }: Route): string => (detail ? `#${door}=${encodeURIComponent(detail)}` : `#${door}`);

/** The whole address of a door, for somebody else: without what presets a duel here. */
export const linkTo = (route: Route): string => `${location.origin}${location.pathname}${hashOf(route)}`;

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The door of the present address; none leads to the table. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => location.hash);

/** Opens a door; the browser's own back button closes it again. */
export function go(route: Route): void {
  location.hash = hashOf(route);
}

/** What stands behind the door in the address goes; the door stays open, and going back does not lead to it again. */
export function leaveDetail(door: string): void {
  location.replace(`#${door}`);
}

/** Back to the table. */
export function goHome(): void {
  location.hash = '';
}

/** The same, and the browser's own back button does not lead to this door again. */
export function leaveDoor(): void {
  location.replace('#');
}
