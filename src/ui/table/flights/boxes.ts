import type { Place } from '../../../engine/table';

/** Where a card lies on the screen: its middle, and the height that it would have upright. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** The half lies turned round. */
  readonly turned: boolean;
  /** No card is drawn there: a plate, a chip, a name on a tab, the stack. */
  readonly isBare: boolean;
}

/** What stands for a place on the table: the place itself, or the pile, or what lies nowhere but on the stack. */
export function elementAt(field: HTMLElement, place: Place): HTMLElement | null {
  const pile = place.split(':', 2).join(':');
  for (const at of [place, pile]) {
    const found = field.querySelector<HTMLElement>(`[data-place="${at}"], [data-anchor="${at}"]`);
    if (found) return found;
  }
  return field.closest('.duel-table')?.querySelector<HTMLElement>('[data-anchor="stack"]') ?? null;
}

const BARE = { least: 34, most: 64 };
/** How much of an empty square a card takes. */
const IN_SQUARE = 0.94;

/** The box of a place in the coordinates of the viewport. It reads the layout: all boxes are read in one go. */
export function boxAt(field: HTMLElement, place: Place): Box | null {
  const element = elementAt(field, place);
  if (!element) return null;
  const drawn = element.querySelector<HTMLElement>('.card, .pile__none')?.getBoundingClientRect();
  // On a phone a pile is a chip: no card is drawn in it.
  const card = drawn && drawn.width > 0 ? drawn : undefined;
  const { left, top, width, height } = card ?? element.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  const isSquare = !card && element.querySelector('.arrival:empty') !== null;
  const bare = Math.min(BARE.most, Math.max(BARE.least, height));
  return {
    x: left + width / 2,
    y: top + height / 2,
    height: card ? Math.max(width, height) : isSquare ? Math.min(width, height) * IN_SQUARE : bare,
    turned: element.closest('.turned') !== null,
    isBare: !card && !isSquare,
  };
}
