import { useEffect, useState, type ReactNode } from 'react';

/** What stands here hides what was read before, and with it the focus: once it is gone, the keyboard is back where it was. */
export function KeyboardComesBack({ children }: { readonly children: ReactNode }) {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body)
        before.focus({ preventScroll: true });
    },
    [before],
  );
  return children;
}
