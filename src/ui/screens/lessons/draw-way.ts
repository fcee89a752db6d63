import type { Place } from '../../../engine/table';
import { anchor, boxIn, cardOf, seamOf } from '../../table/threads/anchors';
import { BESIDE } from '../../table/threads/rail-path';
import { threadPath, type Box, type ThreadPath } from '../../table/threads/thread-path';
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

/** What lies between two squares of a half. */
const gapIn = (half: Element): number => parseFloat(getComputedStyle(half).columnGap) || 0;

/**
 * Where the sides meet, on a common sheet or between two halves of squares, for a card in the field; what lies behind the other
 * side is reached beside the sheet, or between its first squares.
 */
function meeting(field: HTMLElement, from: HTMLElement, half: Element): ReturnType<typeof seamOf> {
  const seam = seamOf(field);
  // Beside the sheet is little room, and on a phone none.
  if (seam) return { ...seam, sheet: { ...seam.sheet, left: Math.max(seam.sheet.left + 4, BESIDE + 9) } };
  const [rail, square] = [field.querySelector('.rail'), from.closest('.cell')];
  if (!rail || !square) return undefined;
  const [box, own, gap] = [boxIn(field, half), boxIn(field, square), gapIn(half)];
  const column = own.width + gap;
  const first = own.left - Math.floor((own.left - box.left) / column) * column;
  return { rail: boxIn(field, rail), sheet: { ...box, left: first + own.width + gap / 2 + BESIDE } };
}

const boxesIn = (field: HTMLElement, all: Iterable<Element>): readonly Box[] => [...all].map((one) => boxIn(field, one));

/** What stands at the edge of a goal in one's own half, or before it: words in the Node Area, what stands aside before a lane. */
function blocksBefore(field: HTMLElement, half: Element, goal: Element): readonly Box[] {
  const words = goal.querySelectorAll('.shelf__counts > *');
  return boxesIn(field, words.length > 0 ? words : half.querySelectorAll('.lanes--back > .lanes__region, .lanes--back li'));
}

function pathTo(field: HTMLElement, from: HTMLElement, goalElement: HTMLElement, goal: Box): ThreadPath {
  const hand = from.closest('.edge');
  const isNear = (hand ?? from.closest('.half'))?.matches('.edge--near, .half--near') ?? true;
  const halves = ['.half--near', '.half--far'].map((half) => field.querySelector(half));
  const [half, across] = isNear ? halves : halves.reverse();
  // A card of the hand that can act is lifted.
  const card = boxIn(field, from.querySelector('.lying') ?? cardOf(from));
  const seam = seamOf(field);
  if (hand && half?.contains(goalElement)) {
    const ends = { card, goal, half: boxIn(field, half) };
    if (seam) return wayAhead({ ...ends, blocks: blocksBefore(field, half, goalElement) });
    return wayToSquare({ ...ends, square: boxIn(field, goalElement), gap: gapIn(half) });
  }
  if (hand && half && seam) return wayAcross({ card, goal, half: boxIn(field, half), ...seam });
  const meets = across && meeting(field, from, across);
  const phases = boxesIn(field, field.querySelectorAll('.rail .phases > *'));
  const overRail = meets ? wayOverRail({ card, goal, ...meets, blocks: phases }) : undefined;
  return overRail ?? threadPath({ from: card, ring: undefined, to: goal, bow: 1, gutter: false });
}

/** The way from a card to a place, and the place itself; undefined where either is not drawn. */
export function drawWay(field: HTMLElement, from: Place, to: Place): DrawnWay | undefined {
  const [card, element] = [anchor(field, from), goalAt(field, to)];
  if (!card || !element) return undefined;
  const goal = goalBox(field, element);
  return { path: pathTo(field, card, element, goal), goal };
}
