import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTableGround } from '../field/table-context';
import { observeSize } from '../../base/shared/observed';

const NONE: readonly never[] = [];

/**
 * What is drawn over the field from where its parts lie, read in one go: as often as there is another `draw` (none: there is
 * nothing to draw), when the table has turned or is resized, and once its cards have slid to their places. It is read when the
 * browser has laid the table out for the next picture, and stands in that picture: nothing is laid out in the middle of an answer
 * to read it.
 */
export function useDrawn<Drawn>(
  field: HTMLElement | null,
  draw: ((field: HTMLElement) => readonly Drawn[]) | undefined,
): readonly Drawn[] {
  const { bottomSeat } = useTableGround();
  const [drawn, setDrawn] = useState<readonly Drawn[]>(NONE);
  const shape = useRef('[]');
  useLayoutEffect(() => {
    const show = (next: readonly Drawn[]): void => {
      const nextShape = JSON.stringify(next);
      if (nextShape === shape.current) return;
      shape.current = nextShape;
      setDrawn(next);
    };
    if (!draw) show(NONE);
    if (!draw || !field) return undefined;
    const redraw = (): void => flushSync(() => show(draw(field)));
    // It also tells of the size that it finds.
    const stop = observeSize([field], redraw);
    // Cards slide to their places, and text widths change once the faces of the type are in.
    const settled = setTimeout(redraw, 320);
    if (document.fonts.status !== 'loaded') void document.fonts.ready.then(redraw);
    return () => {
      stop();
      clearTimeout(settled);
    };
  }, [field, draw, bottomSeat]);
  return drawn;
}
