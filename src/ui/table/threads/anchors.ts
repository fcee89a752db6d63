import type { Box } from './thread-path';

/** Where an element lies in the field. */
export function boxIn(field: HTMLElement, element: Element): Box {
  const origin = field.getBoundingClientRect();
  const r = element.getBoundingClientRect();
  return { left: r.left - origin.left, top: r.top - origin.top, width: r.width, height: r.height };
}

/** What stands for a place in the field. */
export function anchor(field: HTMLElement, place: string): HTMLElement | null {
  return field.querySelector<HTMLElement>(`[data-place="${place}"], [data-anchor="${place}"]`);
}

/** The card itself (not its square), so that threads end at its edge. */
export const cardOf = (element: HTMLElement): Element =>
  element.querySelector('.arrival, .pile__cards, .plate__crest') ?? element;

/** On a common sheet threads cross the seam along the rail. */
export function seamOf(field: HTMLElement): { readonly rail: Box; readonly sheet: Box } | undefined {
  const [sheet, rail] = [field.querySelector('.common'), field.querySelector('.rail')];
  return sheet && rail ? { rail: boxIn(field, rail), sheet: boxIn(field, sheet) } : undefined;
}
