import { useLayoutEffect, useRef, useState } from 'react';
import { useTableGround } from '../field/table-context';
import { observeSize } from '../../base/shared/observed';

const NONE: readonly never[] = [];

/**
 * What is drawn over the field from where its parts lie, read in one go: as often as there is another `draw` (none: there is
 * nothing to draw), when the table has turned or is resized, and once its cards have slid to their places. What nobody waits for
 * is drawn when the browser has laid the table out (`late`): nothing is then laid out in the middle of an answer to read it.
 */
export function useDrawn<Drawn>(
  field: HTMLElement | null,
  draw: ((field: HTMLElement) => readonly Drawn[]) | undefined,
  late = false,
): readonly Drawn[] {
  const { bottomSeat } = useTableGround();
  const [drawn, setDrawn] = useState<readonly Drawn[]>(NONE);
  const shape = useRef('[]');
  useLayoutEffect(() => {
    const redraw = (): void => {
      if (!field) return;
      const next = draw ? draw(field) : NONE;
      const nextShape = JSON.stringify(next);
      if (nextShape === shape.current) return;
      shape.current = nextShape;
      setDrawn(next);
    };
    if (!draw || !late) redraw();
    if (!draw || !field) return undefined;
    // It also tells of the size that it finds.
    const stop = observeSize([field], redraw);
    // Cards slide to their places, and text widths change once the faces of the type are in.
    const settled = setTimeout(redraw, 320);
    if (document.fonts.status !== 'loaded') void document.fonts.ready.then(redraw);
    return () => {
      stop();
      clearTimeout(settled);
    };
  }, [field, draw, late, bottomSeat]);
  return drawn;
}
