import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** `large` and `medium` have trays on both sides, `tabs` one column with tabs, `phone` a sheet above the bottom edge. */
export type Layout = 'large' | 'medium' | 'tabs' | 'phone';

function layoutFor(width: number, height: number): Layout {
  if (width <= 720) return 'phone';
  if (width <= 1100) return 'tabs';
  return width <= 1500 || height <= 900 ? 'medium' : 'large';
}

/** The arrangement of the table follows the size of what holds it. */
export function useLayout(): [RefObject<HTMLDivElement | null>, Layout] {
  const ref = useRef<HTMLDivElement>(null);
  const [layout, setLayout] = useState<Layout>('large');
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const look = (): void => setLayout(layoutFor(box.clientWidth, box.clientHeight));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [ref, layout];
}
