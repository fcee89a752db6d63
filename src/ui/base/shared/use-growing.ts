import { useCallback, useState } from 'react';
import { observeSight } from './observed';

/** So many rows of a long list are there at first, and so many more come whenever its end is near. */
const STEP = 48;

interface Growing {
  readonly shown: number;
  /** For an element that stands behind the last row. */
  readonly end: (element: Element | null) => (() => void) | undefined;
}

/**
 * How much of a long list is drawn: as much as was ever scrolled to. `of` is what the list shows; another thing begins at the
 * beginning.
 */
export function useGrowing(of: unknown, size: number): Growing {
  const [grown, setGrown] = useState({ of, shown: STEP });
  const shown = grown.of === of ? grown.shown : STEP;
  const end = useCallback(
    (element: Element | null) => {
      if (!element || shown >= size) return undefined;
      const grow = (box: DOMRectReadOnly | null): void => {
        if (box) setGrown({ of, shown: shown + STEP });
      };
      return observeSight(element, grow, '800px');
    },
    [of, shown, size],
  );
  return { shown, end };
}
