import { memo, type ReactNode } from 'react';
import { seatClass } from '../../base/art';
import type { Seat as Player } from '../../../engine/table';
import { zoneOf, type ShownSeat } from '../../../engine/table';
import { Cell } from './Cell';
import { cellsAt, type Stand } from './layout';
import { Pile } from './Pile';
import { cellPlace } from './places';
import { useSceneTexts, useTableGround, useTableNow } from './table-context';
import { useHere } from './use-here';

type HereAt = ReturnType<typeof useHere>;

/** A zone as the squares that it takes in its row, `from` being the number of the first one in its half. */
function squaresOf(seat: Player, side: ShownSeat, stand: Stand, from: number, hereAt: HereAt): readonly ReactNode[] {
  const zone = zoneOf(side, stand.zone);
  if (zone?.kind === 'pile') {
    const beside = stand.beside && zoneOf(side, stand.beside.zone);
    return [
      <Pile
        key={stand.zone}
        seat={seat}
        stand={stand}
        at={from}
        pile={zone}
        beside={beside?.kind === 'pile' ? beside : undefined}
      />,
    ];
  }
  if (zone?.kind !== 'row') return [];
  return cellsAt(stand, zone).map((i, nth) => {
    const place = cellPlace(seat, stand.zone, i);
    const card = zone.cards[i] ?? null;
    return (
      <Cell
        key={`${stand.zone} ${i}`}
        place={place}
        at={from + nth}
        card={card}
        here={hereAt(place, card)}
        isClosed={zone.closed?.includes(i) ?? false}
        isAside={stand.isAside ?? false}
      />
    );
  });
}

/**
 * One player's half of the field, as that player reads it. The far seat sits across: its rows and columns are laid the other way
 * round, faces stay upright; face to face it is turned round as a whole. Style alone lays them so: a table that turns moves no
 * part of the page, which would have to be styled anew.
 */
export const Half = memo(function Half({ seat }: { readonly seat: Player }) {
  const { face, bottomSeat, turned, names } = useTableGround();
  const { view } = useTableNow();
  const hereAt = useHere();
  const t = useSceneTexts();
  const near = seat === bottomSeat;
  const across = !near && turned !== seat;
  let laid = 0;
  const rows = face.layout.rows.map((row) =>
    row.flatMap((stand) => {
      const squares = squaresOf(seat, view.seats[seat], stand, laid, hereAt);
      laid += squares.length;
      return squares;
    }),
  );
  return (
    <div
      role="grid"
      aria-label={t.seat.field(names[seat])}
      className={`half ${seatClass(seat)} ${near ? 'half--near' : 'half--far'}${turned === seat ? ' turned' : ''}${across ? ' half--across' : ''}`}
    >
      {rows.map((row, i) => (
        <div key={i} role="row" className="half__row">
          {row}
        </div>
      ))}
      {face.over?.(view, seat)}
    </div>
  );
});
