import { useEffect, useRef, type ReactNode } from 'react';
import { useTable } from '../../../store/desk/table-store';
import { watchFingers } from '../../base/shared/fingers';

/**
 * Where the prompt stands. As soon as something else is asked, and before it is drawn, the keyboard steps out of the old prompt:
 * a browser that must take the focus away from what is being removed lays the half-changed page out first.
 */
export function DockSlot({ children }: { readonly children: ReactNode }) {
  const slot = useRef<HTMLDivElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  useEffect(watchFingers, []);
  useEffect(
    () =>
      useTable.subscribe(({ table }, before) => {
        const isOther = table?.question !== before.table?.question;
        if (isOther && slot.current?.contains(document.activeElement)) rest.current?.focus({ preventScroll: true });
      }),
    [],
  );
  return (
    <div className="dock-slot" ref={slot}>
      {/* Not the slot itself: where style says the order of the Tab key, what it orders must not be out of that order. */}
      <span className="outline-none pointer-events-none" ref={rest} tabIndex={-1} />
      {children}
    </div>
  );
}
