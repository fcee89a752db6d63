import type { Place } from '../../engine/table';
import { anchor, boxIn, cardOf, seamOf } from '../chain/anchors';
import { threadPath, type Box, type ThreadPath } from '../chain/thread-path';
import { wayAcross, wayAhead, wayOverRail, wayToSquare } from './way-path';

export interface DrawnWay {
  readonly path: ThreadPath;
  /** The place that it leads to. */
  readonly goal: Box;
}

/** A card of the usual form in the middle of an empty square; a lower square is a chip and is filled. */
function cardIn(square: Box): Box {
  const height = square.height * 0.93;
  const width = square.height < square.width * 0.8 ? square.width - 6 : height * 0.75;
  return {
    left: square.left + (square.width - width) / 2,
    top: square.top + (square.height - height) / 2,
    width,
    height,
  };
}

/** Of a region its front lane, where characters come to lie. */
const goalAt = (field: HTMLElement, place: Place): HTMLElement | null =>
  field.querySelector<HTMLElement>(`.lanes--front[data-anchor="${place}"]`) ?? anchor(field, place);

function goalBox(field: HTMLElement, element: HTMLElement): Box {
  const isEmpty = element.closest('.cell--empty') !== null;
  if (isEmpty) return cardIn(boxIn(field, element));
  return boxIn(field, element.matches('.plate, .lanes, .shelf__button') ? element : cardOf(element));
}

/** The squares of a half: how wide they are, and what lies between two of them. */
function squaresOf(field: HTMLElement, half: Element): { readonly width: number; readonly gap: number } | undefined {
  const [first, second] = [...half.querySelectorAll('.cell')].map((cell) => boxIn(field, cell));
  return first && second && { width: first.width, gap: second.left - first.left - first.width };
}

/** Where the sides meet: on a common sheet or between two halves of squares, where what lies behind is reached by a gutter. */
function meeting(field: HTMLElement, half: Element): ReturnType<typeof seamOf> {
  const [seam, rail, squares] = [seamOf(field), field.querySelector('.rail'), squaresOf(field, half)];
  // Beside the sheet is little room.
  if (seam) return { ...seam, sheet: { ...seam.sheet, left: seam.sheet.left + 4 } };
  if (!rail || !squares) return undefined;
  const box = boxIn(field, half);
  return { rail: boxIn(field, rail), sheet: { ...box, left: box.left + squares.width + squares.gap / 2 + 8 } };
}

/** What stands before the front lane of a half. */
const blocksIn = (field: HTMLElement, half: Element): readonly Box[] =>
  [...half.querySelectorAll('.lanes--back > .lanes__region, .lanes--back li')].map((element) => boxIn(field, element));

/** What stands on the rail. */
const blocksOn = (field: HTMLElement): readonly Box[] =>
  [...field.querySelectorAll('.rail .phases > *')].map((element) => boxIn(field, element));

function pathTo(field: HTMLElement, from: HTMLElement, goalElement: HTMLElement, goal: Box): ThreadPath {
  // A card of the hand that can act is lifted.
  const card = boxIn(field, from.querySelector('.lying') ?? cardOf(from));
  const edge = from.closest('.edge');
  const side = edge ? (edge.matches('.edge--near') ? '.half--near' : '.half--far') : undefined;
  const half = side ? field.querySelector(side) : from.closest('.half');
  const other = goalElement.closest('.half') ?? field.querySelector(half?.matches('.half--near') ? '.half--far' : '.half--near');
  if (half && edge) {
    const ends = { card, goal, half: boxIn(field, half) };
    const seam = seamOf(field);
    if (other !== half) {
      if (seam) return wayAcross({ ...ends, ...seam });
    } else if (seam) return wayAhead({ ...ends, blocks: blocksIn(field, half) });
    else {
      const square = boxIn(field, goalElement.closest('.cell') ?? goalElement);
      return wayToSquare({ ...ends, square, gap: squaresOf(field, half)?.gap ?? 4 });
    }
  }
  const seam = other && meeting(field, other);
  const across = seam && wayOverRail({ card, goal, ...seam, blocks: blocksOn(field) });
  return across ?? threadPath({ from: card, ring: undefined, to: goal, bow: 1, gutter: false });
}

/** The way from a card to a place, and the place itself; undefined where either is not drawn. */
export function drawWay(field: HTMLElement, from: Place, to: Place): DrawnWay | undefined {
  const [card, element] = [anchor(field, from), goalAt(field, to)];
  if (!card || !element) return undefined;
  const goal = goalBox(field, element);
  return { path: pathTo(field, card, element, goal), goal };
}
