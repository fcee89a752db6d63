import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Long enough that it does not happen by accident. */
const HOLD_MS = 400;

const RELEASE = ['mousedown', 'click'] as const;
const NEXT = ['pointerdown', 'keydown'] as const;

/** The finger that opened the curtain still lies there: lifting it presses nothing of what has come to lie under it. */
function ignoreRelease(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') end();
  };
  const end = (): void => {
    for (const kind of RELEASE) removeEventListener(kind, swallow, true);
    for (const kind of NEXT) removeEventListener(kind, end, true);
  };
  for (const kind of RELEASE) addEventListener(kind, swallow, true);
  // The next press is another one, if this one did not end with a click.
  for (const kind of NEXT) addEventListener(kind, end, true);
}

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
    timer.current = setTimeout(() => {
      ignoreRelease();
      onHeld();
    }, HOLD_MS);
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
