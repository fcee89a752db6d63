import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Long enough that it does not happen by accident. */
const HOLD_MS = 400;

interface HoldButtonProps {
  readonly onHeld: () => void;
  readonly children: ReactNode;
}

/** A button that wants to be held: a short press does nothing. (Enter at the curtain opens it at once, wherever the focus is.) */
export function HoldButton({ onHeld, children }: HoldButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHeld, setHeld] = useState(false);

  const begin = (): void => {
    setHeld(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(onHeld, HOLD_MS);
  };
  const end = (): void => {
    setHeld(false);
    clearTimeout(timer.current);
  };
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    return () => clearTimeout(timer.current);
  }, []);

  return (
    <button
      ref={button}
      type="button"
      className={`hold${isHeld ? ' hold--held' : ''}`}
      onPointerDown={(event) => {
        if (event.button === 0) begin();
      }}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
    >
      {children}
    </button>
  );
}
