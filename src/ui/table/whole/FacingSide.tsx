import { useMemo, type ReactNode } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { useLookTexts } from '../../../i18n/look-texts';
import { SeatShape, seatClass } from '../../base/art';
import { DockSlot } from './DockSlot';
import { PanelsOf } from '../field/panel-of';
import { useTableGround, useTableNow } from '../field/table-context';
import '../field/facing.css';

interface FacingSideProps {
  readonly seat: Player;
  /** The prompt, if this seat is asked. */
  readonly dock: ReactNode;
  readonly panels: ReactNode;
}

/** What a player has at its right hand when both sit face to face: its own copy of the panels, and its own prompt. */
export function FacingSide({ seat, dock, panels }: FacingSideProps) {
  const { bottomSeat, names } = useTableGround();
  const { view } = useTableNow();
  const t = useLookTexts();
  const near = seat === bottomSeat;
  const asked = view.priority;
  const name = names[seat];
  const owner = useMemo(() => ({ name, isHeard: near }), [name, near]);
  return (
    <div className={`side ${near ? 'side--near' : 'side--far turned'} ${seatClass(seat)}`} data-side={seat}>
      <PanelsOf value={owner}>{panels}</PanelsOf>
      <DockSlot>
        {dock ?? (
          <section className="side__waits" aria-label={t.waits(name)}>
            {asked !== null && (
              <p>
                <SeatShape seat={asked} />
                {t.asked(names[asked])}
              </p>
            )}
          </section>
        )}
      </DockSlot>
    </div>
  );
}
