import { create } from 'zustand';

interface Operating {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether the sheet of whoever looks after a kiosk lies over the page. */
export const useOperating = create<Operating>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));

/** The corner at the top left, in pixels; how long it is pressed, in milliseconds; how far a finger may slip. */
const CORNER = 80;
const HOLD = 1_500;
const SLIP = 24;

/** Hears a long press on the corner. Nothing lies there: the page below is touched as ever. @returns what ends it */
export function watchCorner(held: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  const end = (): void => clearTimeout(timer);
  const onDown = ({ clientX: x, clientY: y }: PointerEvent): void => {
    end();
    from = { x, y };
    if (x < CORNER && y < CORNER) timer = setTimeout(held, HOLD);
  };
  const onMove = ({ clientX: x, clientY: y }: PointerEvent): void => {
    if (Math.hypot(x - from.x, y - from.y) > SLIP) end();
  };
  // A long press would open the menu of the browser, which leads out.
  const onMenu = (event: Event): void => event.preventDefault();
  addEventListener('pointerdown', onDown, true);
  addEventListener('pointermove', onMove, true);
  addEventListener('pointerup', end, true);
  addEventListener('contextmenu', onMenu, true);
  return () => {
    end();
    removeEventListener('pointerdown', onDown, true);
    removeEventListener('pointermove', onMove, true);
    removeEventListener('pointerup', end, true);
    removeEventListener('contextmenu', onMenu, true);
  };
}
