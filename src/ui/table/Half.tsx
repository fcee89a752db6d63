import { memo, type ReactNode } from 'react';
import { seatClass } from '../art';
import type { Player } from '../../engine/duel';
import { zoneOf, type ShownSeat } from '../../engine/table';
import { Cell } from './Cell';
import { cellsAt, type Stand } from './layout';
import { Pile } from './Pile';
import { cellPlace } from './places';
import { useSceneTexts, useTableGround, useTableNow } from './table-context';
import { useHere } from './use-here';

type HereAt = ReturnType<typeof useHere>;

/** A zone as the squares that it takes in its row. */
function squaresOf(seat: Player, side: ShownSeat, stand: Stand, hereAt: HereAt): readonly ReactNode[] {
  const zone = zoneOf(side, stand.zone);
  if (zone?.kind === 'pile') {
    const beside = stand.beside && zoneOf(side, stand.beside.zone);
    return [
      <Pile key={stand.zone} seat={seat} stand={stand} pile={zone} beside={beside?.kind === 'pile' ? beside : undefined} />,
    ];
  }
  if (zone?.kind !== 'row') return [];
  return cellsAt(stand, zone).map((i) => {
    const place = cellPlace(seat, stand.zone, i);
    const card = zone.cards[i] ?? null;
    return (
      <Cell
        key={`${stand.zone} ${i}`}
        place={place}
        card={card}
        here={hereAt(place, card)}
        isClosed={zone.closed?.includes(i) ?? false}
        isAside={stand.isAside ?? false}
      />
    );
  });
}

/**
 * One player's half of the field. The far seat sits opposite: its rows and columns run the other way round, faces stay upright;
 * face to face it is turned round as a whole.
 */
export const Half = memo(function Half({ seat }: { readonly seat: Player }) {
  const { face, bottomSeat, turned, names } = useTableGround();
  const { view } = useTableNow();
  const hereAt = useHere();
  const t = useSceneTexts();
  const near = seat === bottomSeat;
  const rows = face.layout.rows.map((row) => row.flatMap((stand) => squaresOf(seat, view.seats[seat], stand, hereAt)));
  const seen = near || turned === seat ? rows : rows.map((row) => row.reverse()).reverse();
  return (
    <div
      role="grid"
      aria-label={t.seat.field(names[seat])}
      className={`half ${seatClass(seat)} ${near ? 'half--near' : 'half--far'}${turned === seat ? ' turned' : ''}`}
    >
      {seen.map((row, i) => (
        <div key={i} role="row" className="half__row">
          {row}
        </div>
      ))}
      {face.over?.(view, seat)}
    </div>
  );
});
