import { boxIn } from './anchors';
import type { Box } from './thread-path';

const isInSight = (element: Element): boolean =>
  element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true });

/** The boxes of all that is written in these parts of the table, read from the page: what a thread must not cross. */
export function writtenIn(field: HTMLElement, parts = '.half, .edge, .rail'): readonly Box[] {
  const found: Box[] = [];
  const origin = field.getBoundingClientRect();
  const add = (boxes: Iterable<DOMRect>): void => {
    for (const { left, top, width, height } of boxes)
      if (width > 2 && height > 2) found.push({ left: left - origin.left, top: top - origin.top, width, height });
  };
  const range = document.createRange();
  for (const part of field.querySelectorAll(parts)) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement!;
      if (!text.nodeValue?.trim() || element.matches('.unseen, .unseen *') || !isInSight(element)) continue;
      range.selectNodeContents(text);
      // The phase that is now lies on gold.
      add(element.closest('.phase--now') ? [element.getBoundingClientRect()] : range.getClientRects());
    }
    for (const element of part.querySelectorAll('[data-writing]')) if (isInSight(element)) add([element.getBoundingClientRect()]);
  }
  return found;
}

/** From the edge of the table a thread keeps so far away that its head is seen. */
const EDGE = 13;

/** The edges along which threads run: of zones, of cards that lie in play, and of the words of the rail. */
export function lanesIn(field: HTMLElement, faces: readonly Box[], phases: readonly Box[]): readonly Box[] {
  const lane = ({ left, top, width, height }: Box, away: number): Box => {
    const [from, to] = [Math.max(left - away, EDGE), Math.min(left + width + away, field.clientWidth - EDGE)];
    return { left: from, top: top - away, width: to - from, height: height + 2 * away };
  };
  return [
    ...[...field.querySelectorAll('.half .cell, .half, .rail, .plate')].map((element) => lane(boxIn(field, element), 0)),
    ...[...faces, ...phases].map((box) => lane(box, 7)),
  ];
}

export const facesIn = (field: HTMLElement): readonly Box[] =>
  [...field.querySelectorAll('.half .arrival:has(> .lying), .half .pile__cards')].map((element) => boxIn(field, element));
