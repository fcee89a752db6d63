import { useEffect, type ReactNode } from 'react';
import type { Seat } from '../../../engine/table';
import { watchFingers } from '../../base/shared/fingers';

interface DockSlotProps {
  /** Face to face: along the far edge, turned round. */
  readonly isFar?: boolean;
  /** Whose it is alone. */
  readonly seat?: Seat;
  readonly children: ReactNode;
}

/** Where the prompt stands: a room of its own, always of the same size, over nothing. */
export function DockSlot({ isFar = false, seat, children }: DockSlotProps) {
  useEffect(watchFingers, []);
  return (
    <div className={`dock-slot${isFar ? ' dock-slot--far turned' : ''}`} data-sill={seat}>
      {children}
    </div>
  );
}
