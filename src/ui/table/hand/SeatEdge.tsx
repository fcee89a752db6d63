import { memo, type ReactNode } from 'react';
import type { Seat as Player } from '../../../engine/table';
import { seatClass } from '../../base/art';
import { useTableGround, useTableNow } from '../field/table-context';
import { Hand } from './Hand';
import { HandCount } from './HandCount';
import { SeatPlate } from './SeatPlate';
import './hand.css';

interface SeatEdgeProps {
  readonly seat: Player;
  /** What stands at the end of the edge: Respond, the eye of one's own hand. */
  readonly tools?: ReactNode;
}

/** The edge of the table where a player sits: plate, hand, and that seat's own controls. */
export const SeatEdge = memo(function SeatEdge({ seat, tools }: SeatEdgeProps) {
  const { bottomSeat, turned, fullEdges, countsFarHand, names } = useTableGround();
  const { view } = useTableNow();
  const near = seat === bottomSeat;
  return (
    <section
      aria-label={names[seat]}
      className={`edge ${near ? 'edge--near' : fullEdges ? 'edge--full' : 'edge--far'}${turned === seat ? ' turned' : ''} ${seatClass(seat)}${view.priority === seat ? ' edge--priority' : ''}`}
    >
      <SeatPlate seat={seat} />
      {countsFarHand && !near ? <HandCount seat={seat} /> : <Hand seat={seat} />}
      <div className="edge__end">{tools}</div>
    </section>
  );
});
