import { useEffect, type ReactNode } from 'react';
import { focusSheet, usesKeyboard } from './focus';

/** Cards laid out beside the field; the keyboard goes there, and back when they are gone. */
export function KeyboardGoesIn({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    if (!usesKeyboard()) return undefined;
    const before = document.activeElement;
    focusSheet();
    return () => {
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body)
        before.focus({ preventScroll: true });
    };
  }, []);
  return children;
}
