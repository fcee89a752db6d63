let down = 0;
let waiting: (() => void) | undefined;

/** Counts the fingers on the page, those that scroll it too. */
export function watchFingers(): () => void {
  const count = ({ touches }: TouchEvent): void => {
    down = touches.length;
    if (down > 0 || !waiting) return;
    // The press of that very finger comes first.
    const next = waiting;
    waiting = undefined;
    setTimeout(next);
  };
  const kinds = ['touchstart', 'touchend', 'touchcancel'] as const;
  for (const kind of kinds) addEventListener(kind, count, { capture: true, passive: true });
  return () => {
    for (const kind of kinds) removeEventListener(kind, count, true);
    down = 0;
  };
}

/** At once, or when the last finger is lifted; a newer wish takes the place of one that waits. */
export function whenNoFingerIsDown(act: () => void): void {
  if (down === 0) act();
  else waiting = act;
}
