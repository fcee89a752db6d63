import type { KeyboardEvent } from 'react';

const ALONG: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (card: Element): readonly [number, number] => {
  const { left, top, width, height } = card.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The arrows go to the nearest card in their direction, from one pile into the next. */
export function walkCards(event: KeyboardEvent<HTMLElement>): void {
  const along = Object.hasOwn(ALONG, event.key) ? ALONG[event.key] : undefined;
  const from = event.target instanceof Element ? event.target.closest('.swap-card') : null;
  if (!along || !from) return;
  event.preventDefault();
  const [x, y] = middle(from);
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const card of event.currentTarget.querySelectorAll<HTMLElement>('.swap-card')) {
    const [dx, dy] = [middle(card)[0] - x, middle(card)[1] - y];
    const ahead = dx * along[0] + dy * along[1];
    // What lies beside the way counts more than what lies farther along it.
    const distance = ahead + 3 * Math.abs(dx * along[1] + dy * along[0]);
    if (card === from || ahead < 1 || distance >= least) continue;
    [nearest, least] = [card, distance];
  }
  nearest?.focus();
}
