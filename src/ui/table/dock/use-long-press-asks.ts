import { useEffect, useRef, type PointerEvent, type SyntheticEvent } from 'react';
import { useAskOnce } from '../../../store/desk/ask-once';
import { useScene } from './scene';

const LONG_MS = 500;

interface LongPress {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerUp: () => void;
  readonly onContextMenu: (event: SyntheticEvent) => void;
}

/** A long press on the button of an act does it and asks for responses, like holding A. */
export function useLongPressAsks(): LongPress {
  const { asksByPress = [] } = useScene().game;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byPress = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const forget = (): void => {
    clearTimeout(timer.current);
    if (byPress.current) useAskOnce.getState().arm(false);
    byPress.current = false;
  };
  return {
    onPointerDown: ({ target, button }) => {
      const act =
        target instanceof Element ? target.closest('[data-act]:not([aria-disabled])')?.getAttribute('data-act') : undefined;
      if (button !== 0 || act == null || !asksByPress.includes(act)) return;
      timer.current = setTimeout(() => {
        byPress.current = true;
        useAskOnce.getState().arm(true);
      }, LONG_MS);
    },
    onPointerUp: () => {
      clearTimeout(timer.current);
      // The click that follows makes the act, and the act takes the wish with it.
      byPress.current = false;
    },
    onPointerCancel: forget,
    onPointerLeave: forget,
    onContextMenu: (event) => event.preventDefault(),
  };
}
