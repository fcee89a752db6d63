import { useEffect, useRef, type ReactNode } from 'react';
import type { Seat } from '../../../engine/table';
import { useTable } from '../../../store/desk/table-store';
import { watchFingers } from '../../base/shared/fingers';

interface DockSlotProps {
  /** Face to face: along the far edge, turned round. */
  readonly isFar?: boolean;
  /** Whose it is alone. */
  readonly seat?: Seat;
  readonly children: ReactNode;
}

/**
 * Where the prompt stands: a room of its own, always of the same size, over nothing. As soon as something else is asked, and
 * before it is drawn, the keyboard steps out of the old prompt: a browser that must take the focus away from what is being
 * removed lays the half-changed page out first.
 */
export function DockSlot({ isFar = false, seat, children }: DockSlotProps) {
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
    <div className={`dock-slot${isFar ? ' dock-slot--far turned' : ''}`} data-sill={seat} ref={slot}>
      <span className="absolute outline-none pointer-events-none" ref={rest} tabIndex={-1} />
      {children}
    </div>
  );
}
