import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPicture } from '../../base/drawn/picture';
import { useTableGround } from '../field/table-context';
import { observeSize } from '../../base/shared/observed';

const NONE: readonly never[] = [];

/**
 * What is drawn over the field from where its parts lie, read in one go: as often as there is another `draw` (none: there is
 * nothing to draw), when the table has turned or is resized, and once its cards have slid to their places. To read it takes as
 * long as to draw the table: so it is read after the picture of that table, which is laid out then, and stands in the next one.
 */
export function useDrawn<Drawn>(
  field: HTMLElement | null,
  draw: ((field: HTMLElement) => readonly Drawn[]) | undefined,
): readonly Drawn[] {
  const { bottomSeat } = useTableGround();
  const [drawn, setDrawn] = useState<readonly Drawn[]>(NONE);
  const shape = useRef('[]');
  const turned = useRef(bottomSeat);
  useLayoutEffect(() => {
    const show = (next: readonly Drawn[]): void => {
      const nextShape = JSON.stringify(next);
      if (nextShape === shape.current) return;
      shape.current = nextShape;
      setDrawn(next);
    };
    // On a table that has turned nothing runs any more where it ran.
    if (!draw || turned.current !== bottomSeat) show(NONE);
    turned.current = bottomSeat;
    if (!draw || !field) return undefined;
    let isOver = false;
    const redraw = (): void => {
      if (!isOver) flushSync(() => show(draw(field)));
    };
    let isPainted = false;
    afterPicture(() => {
      isPainted = true;
      redraw();
    });
    // It also tells of the size that it finds, before the table is painted.
    const stop = observeSize([field], () => {
      if (isPainted) redraw();
    });
    // Cards slide to their places, and text widths change once the faces of the type are in.
    const settled = setTimeout(redraw, 320);
    if (document.fonts.status !== 'loaded') void document.fonts.ready.then(redraw);
    return () => {
      isOver = true;
      stop();
      clearTimeout(settled);
    };
  }, [field, draw, bottomSeat]);
  return drawn;
}
