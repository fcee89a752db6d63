import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useMedia } from '../../base/shared/use-media';
import { CardRow } from './CardRow';
import { useEditing } from './editing';

export interface FoundCard {
  readonly passcode: number;
  /** In the whole deck. */
  readonly copies: number;
}

interface FoundRowsProps {
  readonly found: readonly FoundCard[];
  /** The card that Tab leads to: it is there wherever the list was scrolled to. */
  readonly stop: number | undefined;
  readonly pinned: number | null;
  /** What was found, whoever has copies of it: another one is shown from its beginning. */
  readonly of: unknown;
}

/** Where the columns stand below one another, the page scrolls and not the list: `stacked` of the style sheet, not on paper. */
const STACKED = 'screen and (max-width: 900px)';
/** The height of a row until it is measured. */
const ROW = 57;
/** Rows beyond the edge that are there for whoever is in the list, and walks on with an arrow or scrolls. */
const BEYOND = 4;
/** And as long as somebody still types what the list is to show: each letter draws all rows anew. */
const BEYOND_UNENTERED = 1;

const estimateSize = (): number => ROW;

/**
 * The height of a row as the browser tells it once it has laid the page out; until then what is known of the place. To ask for it
 * while rows are drawn would lay the page out for each of them. What is not drawn, on paper for one, has no height: it keeps that
 * of any row, or all rows would seem to be in sight.
 */
const measureElement = (row: Element, told: ResizeObserverEntry | undefined, { itemSizeCache }: Measured): number =>
  told ? told.borderBoxSize[0]?.blockSize || ROW : (itemSizeCache.get(Number((row as HTMLElement).dataset.index)) ?? ROW);

type Measured = Pick<Virtualizer<Element | Window, Element>, 'itemSizeCache'>;

/** The cards that were found, of which only those in sight are drawn, and the one that has the focus. */
export function FoundRows({ found, stop, pinned, of }: FoundRowsProps) {
  const { isEditable, placeFor } = useEditing();
  const list = useRef<HTMLUListElement>(null);
  const isStacked = useMedia(STACKED);
  const [offset, setOffset] = useState(0);
  const [ahead, setAhead] = useState<number>();
  /** The row that keys have led to while it is not drawn yet. */
  const going = useRef<number>(undefined);
  /** What the list showed when somebody came into it. */
  const [entered, setEntered] = useState<unknown>();
  const beyond = entered === of ? BEYOND : BEYOND_UNENTERED;
  const enter = (): void => setEntered(of);
  const stopAt = found.findIndex(({ passcode }) => passcode === stop);
  const rangeExtractor = useCallback(
    (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), stopAt, ahead ?? -1])]
        .filter((at) => at >= 0 && at < range.count)
        .sort((one, other) => one - other),
    [stopAt, ahead],
  );
  const rows = {
    count: found.length,
    estimateSize,
    measureElement,
    overscan: beyond,
    rangeExtractor,
  };
  const inList = useVirtualizer({ ...rows, enabled: !isStacked, getScrollElement: () => list.current?.parentElement ?? null });
  const inPage = useWindowVirtualizer({ ...rows, enabled: isStacked, scrollMargin: offset });
  const shown = isStacked ? inPage : inList;

  useLayoutEffect(() => {
    if (isStacked && list.current) setOffset(list.current.getBoundingClientRect().top + scrollY);
  }, [isStacked, found.length]);
  useEffect(() => {
    // Where nobody has scrolled it stands there: to say so again would lay out the page.
    if (inList.scrollOffset) list.current?.parentElement?.scrollTo({ top: 0 });
  }, [of, inList]);
  // A row that is not drawn yet is drawn for the key that leads there, and then it takes the focus.
  useEffect(() => {
    if (ahead === undefined) return;
    going.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-index="${ahead}"] [data-act="pick"]`)?.focus();
  }, [ahead]);
  const goTo = (to: number): void => {
    setAhead(undefined);
    if (going.current === undefined) requestAnimationFrame(() => setAhead(going.current));
    going.current = to;
  };
  /** The next row for an arrow, where keys come faster than rows are drawn; next to a drawn one the focus walks by itself. */
  const besides = ({ key, target }: KeyboardEvent): number | undefined => {
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const row = target instanceof Element && target.matches('[data-act="pick"]') ? target.closest('li') : null;
    if (step === 0 || !row) return undefined;
    const to = (going.current ?? Number(row.dataset.index)) + step;
    const isDrawn = going.current === undefined && list.current?.querySelector(`[data-index="${to}"]`);
    return isDrawn || to < 0 || to >= found.length ? undefined : to;
  };
  const walkOn = (event: KeyboardEvent): void => {
    const { key } = event;
    const to = key === 'Home' ? 0 : key === 'End' ? found.length - 1 : besides(event);
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(to);
  };

  const items = shown.getVirtualItems();
  const above = isStacked ? offset : 0;
  // The rows in sight follow one another, and only the first of them is told where it lies: a height that changes moves the rest.
  const first = items.find(({ index }) => index >= (shown.range?.startIndex ?? 0) - beyond);
  const last = (shown.range?.endIndex ?? 0) + beyond;
  const isApart = (index: number): boolean => index < (first?.index ?? 0) || index > last;
  return (
    <ul
      ref={list}
      className="relative"
      style={{ height: shown.getTotalSize(), paddingTop: (first?.start ?? above) - above }}
      onKeyDown={walkOn}
      onFocus={enter}
      onPointerOver={enter}
    >
      {items.map(({ index, start }) => {
        const card = found[index];
        if (!card) return null;
        return (
          <CardRow
            // A place shows one card after the other: to make its row anew for each takes longer.
            key={index}
            ref={shown.measureElement}
            at={index}
            of={found.length}
            top={isApart(index) ? start - above : undefined}
            passcode={card.passcode}
            copies={card.copies}
            to={placeFor(card.passcode)}
            isEditable={isEditable}
            isStop={card.passcode === stop}
            isPinned={card.passcode === pinned}
          />
        );
      })}
    </ul>
  );
}
