import { useEffect, type RefObject } from 'react';

/** Brings the rule that was asked for into sight, and the keyboard to it, as soon as the book is here. */
export function useShownRule(book: RefObject<HTMLElement | null>, at: string | undefined, isHere: boolean): void {
  // The frame around takes the focus to the search field first.
  useEffect(() => {
    if (!isHere || at === undefined) return undefined;
    const frame = requestAnimationFrame(() => {
      const line = book.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(at)}"] .rule__line`);
      line?.scrollIntoView({ block: 'start' });
      line?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [book, at, isHere]);
}
