import type { KeyboardEvent } from 'react';

/** The item of a grid that an arrow, Home or End leads to from another; undefined where there is none, or for any other key. */
function neighbour(key: string, at: HTMLElement, items: readonly HTMLElement[]): HTMLElement | undefined {
  const index = items.indexOf(at);
  if (index < 0) return undefined;
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (key === 'ArrowLeft') return items[index - 1];
  if (key === 'ArrowRight') return items[index + 1];
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const { left, top } = at.getBoundingClientRect();
  const ahead = (key === 'ArrowDown' ? items.slice(index + 1) : items.slice(0, index).reverse()).map((item) => ({
    item,
    box: item.getBoundingClientRect(),
  }));
  // The next row is the first one that begins elsewhere; in it the item that stands most nearly above or below.
  const row = ahead.find(({ box }) => Math.abs(box.top - top) > 4)?.box.top;
  return ahead
    .filter(({ box }) => row !== undefined && Math.abs(box.top - row) <= 4)
    .sort((one, other) => Math.abs(one.box.left - left) - Math.abs(other.box.left - left))[0]?.item;
}

/** Arrows walk through the items of a grid as they stand on the screen. @returns whether the key was one of them. */
export function walkGrid(event: KeyboardEvent<HTMLElement>, items: string): boolean {
  const at = event.target instanceof Element ? event.target.closest<HTMLElement>(items) : null;
  const to = at && neighbour(event.key, at, [...event.currentTarget.querySelectorAll<HTMLElement>(items)]);
  if (!to) return false;
  event.preventDefault();
  to.focus();
  return true;
}
