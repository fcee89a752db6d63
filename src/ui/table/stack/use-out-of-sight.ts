import { useEffect, useState, type RefObject } from 'react';
import { observeSize } from '../../base/shared/observed';

/** How many entries of a list lie below what is seen of it. */
export function useOutOfSight(list: RefObject<HTMLElement | null>, entries: unknown): number {
  const [below, setBelow] = useState(0);
  useEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    const look = (): void => {
      const end = box.getBoundingClientRect().bottom;
      setBelow([...box.children].filter((entry) => entry.getBoundingClientRect().bottom > end + 12).length);
    };
    const frame = requestAnimationFrame(look);
    const stop = observeSize([box], look);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      stop();
      box.removeEventListener('scroll', look);
    };
  }, [list, entries]);
  return below;
}
