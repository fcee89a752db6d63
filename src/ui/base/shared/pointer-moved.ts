/** Where the mouse was last seen to move, in the window's pixels. */
let [lastX, lastY] = [NaN, NaN];

/** Begins to watch where the mouse is; once for the page. */
export function followPointer(): void {
  const note = ({ clientX, clientY }: PointerEvent): void => {
    [lastX, lastY] = [clientX, clientY];
  };
  for (const kind of ['pointermove', 'pointerdown'] as const) addEventListener(kind, note, { capture: true, passive: true });
}

/** Whether the mouse itself went there. What only comes to lie under a mouse at rest has not been pointed at. */
export const hasMoved = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): boolean =>
  clientX !== lastX || clientY !== lastY;
