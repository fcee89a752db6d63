import { useMemo, type ReactNode } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { useLookTexts } from '../../../i18n/look-texts';
import { SeatShape, seatClass } from '../../base/art';
import { DockSlot } from './DockSlot';
import { PanelsOf } from '../field/panel-of';
import { useTableGround, useTableNow } from '../field/table-context';
import '../field/facing.css';

/** What a player has beside the field when both sit face to face: its own copy of the panels. */
export function FacingSide({ seat, panels }: { readonly seat: Player; readonly panels: ReactNode }) {
  const { bottomSeat, names } = useTableGround();
  const near = seat === bottomSeat;
  const name = names[seat];
  const owner = useMemo(() => ({ name, isHeard: near }), [name, near]);
  return (
    <div className={`side ${near ? 'side--near' : 'side--far turned'} ${seatClass(seat)}`} data-side={seat}>
      <PanelsOf value={owner}>{panels}</PanelsOf>
    </div>
  );
}

interface FacingSillProps {
  readonly seat: Player;
  /** The prompt, if this seat is asked. */
  readonly dock: ReactNode;
}

/** Each player's own prompt, along its own edge of the table; while the other one is asked it says so. */
export function FacingSill({ seat, dock }: FacingSillProps) {
  const { bottomSeat, names } = useTableGround();
  const { view } = useTableNow();
  const t = useLookTexts();
  const asked = view.priority;
  return (
    <DockSlot isFar={seat !== bottomSeat} seat={seat}>
      {dock ?? (
        <section
          className={`grid place-content-center font-display text-head/close text-writing-2 shadow-tray ${seatClass(seat)}`}
          aria-label={t.waits(names[seat])}
        >
          {asked !== null && (
            <p className="flex items-center gap-2.5">
              <SeatShape seat={asked} />
              {t.asked(names[asked])}
            </p>
          )}
        </section>
      )}
    </DockSlot>
  );
}
