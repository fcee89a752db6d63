import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** `large` and `medium` have trays on both sides, `tabs` one column with tabs, `phone` a sheet above the bottom edge. */
export type Layout = 'large' | 'medium' | 'tabs' | 'phone';

function layoutFor(width: number, height: number, isFacing: boolean): Layout {
  // A tablet held upright has no room for a column beside the field; between two players it has to have it.
  if (width <= 720 || (width <= 820 && height > width && !isFacing)) return 'phone';
  if (width <= 1100) return 'tabs';
  return width <= 1500 || height <= 900 ? 'medium' : 'large';
}

/** Lower than this there is room for one thing at a time in a column. */
const LOW = 600;

/** The arrangement of the table follows the size of what holds it; in a low one columns are short. */
export function useLayout(isFacing: boolean): [RefObject<HTMLDivElement | null>, Layout, isLow: boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Layout>('large');
  const [isLow, setLow] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const look = (): void => {
      const { clientWidth, clientHeight } = box;
      setLayout(layoutFor(clientWidth, clientHeight, isFacing));
      setLow(clientHeight < LOW);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, [isFacing]);
  return [ref, layout, isLow];
}
