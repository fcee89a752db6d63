import { animate } from 'framer-motion/dom/mini';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What an element goes through. The browser runs it, and nobody measures anything for it. */
export interface CourseThrough {
  readonly transform: readonly string[];
  readonly opacity?: readonly number[];
}

type Bezier = readonly [number, number, number, number];

/** Eased like a sliding door. */
export const DOOR = [0.2, 0.7, 0.2, 1] as const satisfies Bezier;

/** In seconds. */
export interface Clock {
  readonly duration: number;
  readonly delay?: number;
  /** When it is at each value, as shares of the whole; left out, they are equally far apart. */
  readonly times?: readonly number[];
  readonly ease: Bezier | readonly Bezier[] | 'linear';
}

const bezier = ([a, b, c, d]: Bezier): [number, number, number, number] => [a, b, c, d];
const isOne = (ease: Bezier | readonly Bezier[]): ease is Bezier => typeof ease[0] === 'number';
const easeOf = (ease: Clock['ease']) => (ease === 'linear' ? ease : isOne(ease) ? bezier(ease) : ease.map(bezier));

/**
 * Sends the element on its course once, when it comes into the page. What it goes through later is not looked at: another course
 * is another element. `onRest` when it is at its end.
 */
export function useCourse<E extends HTMLElement>(
  through: CourseThrough | null,
  { times, ease, ...clock }: Clock,
  onRest?: () => void,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const first = useRef({ through, times, ease, clock, onRest });
  useLayoutEffect(() => {
    const { current } = element;
    const { through, times, ease, clock, onRest } = first.current;
    if (!current || !through) return undefined;
    const values = { transform: [...through.transform], ...(through.opacity && { opacity: [...through.opacity] }) };
    const course = animate(current, values, { ...clock, ...(times && { times: [...times] }), ease: easeOf(ease) });
    let goes = true;
    void course.then(() => goes && onRest?.());
    return () => {
      goes = false;
      course.cancel();
    };
  }, []);
  return element;
}
