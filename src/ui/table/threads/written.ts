import { boxIn } from './anchors';
import type { Box } from './thread-path';

/** What a thread must not cross. */
export interface Written {
  /** Names, numbers and words that lie on cards. */
  readonly onCards: readonly Box[];
  /** Those beside them: counts, Life Points, words in the zones. */
  readonly beside: readonly Box[];
  /** The words of the phases: threads run behind them. */
  readonly onRail: readonly Box[];
}

const isInSight = (element: Element): boolean =>
  element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true });

/** The boxes of all that is written on the table, read from the page. */
export function writtenIn(field: HTMLElement): Written {
  const found: Record<keyof Written, Box[]> = { onCards: [], beside: [], onRail: [] };
  const origin = field.getBoundingClientRect();
  const add = (element: Element, boxes: Iterable<DOMRect>): void => {
    const where = element.closest('.rail') ? 'onRail' : element.closest('.lying') ? 'onCards' : 'beside';
    for (const { left, top, width, height } of boxes)
      if (width > 2 && height > 2) found[where].push({ left: left - origin.left, top: top - origin.top, width, height });
  };
  const range = document.createRange();
  for (const part of field.querySelectorAll('.half, .edge, .rail')) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (!text.nodeValue?.trim() || element.matches('.unseen, .unseen *') || !isInSight(element)) continue;
      range.selectNodeContents(text);
      add(element, range.getClientRects());
    }
    for (const element of part.querySelectorAll('[data-writing]'))
      if (isInSight(element)) add(element, [element.getBoundingClientRect()]);
  }
  return found;
}

/** The edges along which threads run: of zones and of cards that lie in play. */
export const lanesIn = (field: HTMLElement): readonly Box[] => [
  ...[...field.querySelectorAll('.half .cell, .half, .rail, .plate')].map((element) => boxIn(field, element)),
  ...facesIn(field).map(({ left, top, width, height }) => ({
    left: left - 7,
    top: top - 7,
    width: width + 14,
    height: height + 14,
  })),
];

export const facesIn = (field: HTMLElement): readonly Box[] =>
  [...field.querySelectorAll('.half .arrival:has(> .lying), .half .pile__cards')].map((element) => boxIn(field, element));
