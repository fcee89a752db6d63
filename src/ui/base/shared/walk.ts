import type { KeyboardEvent } from 'react';

/**
 * How items stand to each other: where a key leads from the one with this index, -1 from beside them. The item itself: there is
 * no other, and the key does nothing else either. Undefined: it is not a key of this layout.
 */
type Layout = (key: string, items: readonly HTMLElement[], from: number) => HTMLElement | undefined;

type Steps = ReadonlyMap<string, -1 | 1>;

const UP_DOWN: Steps = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);
const ALL_ARROWS: Steps = new Map([...UP_DOWN, ['ArrowLeft', -1], ['ArrowRight', 1]]);

/** From one item to the next, and no farther than the ends. */
const along =
  (steps: Steps): Layout =>
  (key, items, from) => {
    const step = steps.get(key);
    return step && items[Math.min(items.length - 1, Math.max(0, from + step))];
  };

/** Read from its newest line back; at its ends the arrows scroll it. */
const log: Layout = (key, items, from) => {
  const step = UP_DOWN.get(key);
  return step && (from < 0 ? items.at(-1) : items[from + step]);
};

/** Rows as they stand on the screen, one after another. */
const grid: Layout = (key, items, from) => {
  const at = items[from];
  if (at === undefined) return undefined;
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const step = ALL_ARROWS.get(key);
  if (step === undefined || !UP_DOWN.has(key)) return step && items[from + step];
  const { left, top } = at.getBoundingClientRect();
  const ahead = (step > 0 ? items.slice(from + 1) : items.slice(0, from).reverse()).map((item) => ({
    item,
    box: item.getBoundingClientRect(),
  }));
  // The next row is the first one that begins elsewhere; in it the item that stands most nearly above or below.
  const row = ahead.find(({ box }) => Math.abs(box.top - top) > 4)?.box.top;
  return ahead
    .filter(({ box }) => row !== undefined && Math.abs(box.top - row) <= 4)
    .sort((one, other) => Math.abs(one.box.left - left) - Math.abs(other.box.left - left))[0]?.item;
};

function middleOf(element: HTMLElement): readonly [x: number, y: number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/**
 * Items anywhere: the nearest one in the direction of the arrow. What lies `beside` the way counts so many times; to the left and
 * right nothing counts that lies more than `within` times as far beside the way as along it.
 */
const nearest =
  (beside: number, within = Infinity): Layout =>
  (key, items, from) => {
    const step = ALL_ARROWS.get(key);
    const at = items[from];
    if (step === undefined || at === undefined) return undefined;
    const isUpDown = UP_DOWN.has(key);
    const [x, y] = middleOf(at);
    let best = at;
    let least = Infinity;
    for (const item of items) {
      if (item === at || item.offsetParent === null) continue;
      const [dx, dy] = [middleOf(item)[0] - x, middleOf(item)[1] - y];
      const ahead = step * (isUpDown ? dy : dx);
      const aside = Math.abs(isUpDown ? dx : dy);
      if (ahead < 4 || (!isUpDown && aside > ahead * within)) continue;
      const far = ahead + aside * beside;
      if (far < least) [best, least] = [item, far];
    }
    return best;
  };

const LAYOUTS = {
  list: along(UP_DOWN),
  /** Arrows to the side walk too. */
  links: along(ALL_ARROWS),
  log,
  grid,
  field: nearest(2.5, 2),
  piles: nearest(3),
} as const satisfies Readonly<Record<string, Layout>>;

/** In a list to unfold and among choices the arrows choose. */
const isChoosing = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'radio');

/**
 * Arrow keys move the focus between the items inside an element, as these are laid out. The handler tells whether the key did.
 */
export const walk =
  (selector: string, layout: keyof typeof LAYOUTS) =>
  (event: KeyboardEvent<HTMLElement>): boolean => {
    const { target, currentTarget } = event;
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.altKey || isChoosing(target)) return false;
    const items = [...currentTarget.querySelectorAll<HTMLElement>(selector)];
    const at = target.closest(selector);
    const to = LAYOUTS[layout](
      event.key,
      items,
      items.findIndex((item) => item === at),
    );
    if (!to) return false;
    event.preventDefault();
    if (to !== at) to.focus();
    return true;
  };
