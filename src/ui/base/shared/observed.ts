/** Ends the looking. */
type Stop = () => void;

/**
 * Tells of the size of elements, first of the size that is found, then whenever it changes. A browser that observes none tells
 * when the window changes.
 */
export function observeSize(elements: readonly Element[], look: () => void): Stop {
  if (typeof ResizeObserver === 'undefined') {
    const soon = requestAnimationFrame(look);
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(soon);
      removeEventListener('resize', look);
    };
  }
  const observer = new ResizeObserver(look);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Tells where an element lies once the page is laid out, and null while it is out of sight; `margin`: how far outside the
 * window still counts. A browser that observes nothing says once that it is in sight.
 */
export function observeSight(element: Element, tell: (box: DOMRectReadOnly | null) => void, margin = '0px'): Stop {
  if (typeof IntersectionObserver === 'undefined') {
    const soon = requestAnimationFrame(() => tell(element.getBoundingClientRect()));
    return () => cancelAnimationFrame(soon);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting);
      tell(seen ? seen.boundingClientRect : null);
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
