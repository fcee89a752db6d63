import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { observeSize } from '../../base/shared/observed';

/**
 * `large` and `medium` have a column on either side of the field, `tablet` one with two rooms in it. `flat` is a phone that lies,
 * or a page zoomed to 200 %: one narrow column with the prompt at its foot. `phone` stands upright, its rooms below each other.
 */
export type Layout = 'large' | 'medium' | 'tablet' | 'flat' | 'phone';

/** One room has to do for the card that is read, the stack, the log and every sheet; the far hand is a number that opens. */
export const isSmall = (layout: Layout): boolean => layout === 'flat' || layout === 'phone';

/** So many acts stand side by side in the prompt. */
export const ACT_PLACES: Readonly<Record<Layout, number>> = { large: 5, medium: 4, tablet: 3, flat: 3, phone: 3 };

function layoutFor(width: number, height: number, isFacing: boolean): Layout {
  if (width > height && (height <= 560 || width <= 720)) return 'flat';
  // A tablet held upright has no room for a column beside the field; two players have theirs above and below it.
  if (width <= 720 || (width <= 820 && height > width && !isFacing)) return 'phone';
  // Between two columns the field of a tablet of four by three would be small, with much air above and below it.
  if (width <= 1100 || (width <= 1200 && height > 0.7 * width)) return 'tablet';
  return width <= 1500 || height <= 900 ? 'medium' : 'large';
}

/** A window lower than this has room for one thing at a time in a column, and none for two players face to face. */
const LOW = 640;
/** In one lower than this the columns beside the field take what its lower squares leave free. */
const BROAD = 700;

interface Arrangement {
  readonly layout: Layout;
  readonly isLow: boolean;
  readonly isBroad: boolean;
  readonly isUpright: boolean;
}

function arrangementFor(width: number, height: number, isFacing: boolean): Arrangement {
  const seen = typeof innerHeight === 'number' ? innerHeight : height;
  return {
    layout: layoutFor(width, height, isFacing),
    isLow: seen < LOW,
    isBroad: seen <= BROAD,
    isUpright: height > width,
  };
}

/** The table fills the window: what it will be is known before it is laid out, and it is not laid out twice. */
const arrangementOfWindow = (isFacing: boolean): Arrangement =>
  typeof innerWidth === 'number' ? arrangementFor(innerWidth, innerHeight, isFacing) : arrangementFor(1920, 1080, isFacing);

const same = (one: Arrangement, other: Arrangement): boolean =>
  one.layout === other.layout && one.isLow === other.isLow && one.isBroad === other.isBroad && one.isUpright === other.isUpright;

/** The arrangement of the table follows the size of what holds it; in a low window less of it is seen than there is. */
export function useLayout(isFacing: boolean): [RefObject<HTMLDivElement | null>, Arrangement] {
  const ref = useRef<HTMLDivElement>(null);
  const [arrangement, setArrangement] = useState(() => arrangementOfWindow(isFacing));
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const look = (): void => {
      const now = arrangementFor(box.clientWidth, box.clientHeight, isFacing);
      setArrangement((before) => (same(before, now) ? before : now));
    };
    look();
    const stop = observeSize([box], look);
    addEventListener('resize', look);
    return () => {
      stop();
      removeEventListener('resize', look);
    };
  }, [isFacing]);
  return [ref, arrangement];
}
