import { useEffect, useRef, type ReactNode } from 'react';
import { useDuel } from '../../store/desk/duel-store';

/**
 * Where the prompt stands. As soon as something else is asked, and before it is drawn, the keyboard steps out of the old prompt:
 * a browser that must take the focus away from what is being removed lays the half-changed page out first.
 */
export function DockSlot({ children }: { readonly children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      useDuel.subscribe(({ table, vision }, before) => {
        const isOther = table?.question !== before.table?.question || vision?.question !== before.vision?.question;
        if (isOther && slot.current?.contains(document.activeElement)) slot.current.focus({ preventScroll: true });
      }),
    [],
  );
  return (
    <div className="dock-slot" ref={slot} tabIndex={-1}>
      {children}
    </div>
  );
}
