import { memo } from 'react';
import { zoneOf, type Seat } from '../../../engine/table';
import { SeatShape, seatClass } from '../../base/art';
import { Lane } from './Lane';
import type { Stand, TableLayout } from './layout';
import { Pile } from './Pile';
import { pilePlace } from './places';
import { Shelf } from './Shelf';
import { useSceneTexts, useTableGround, useTableNow } from './table-context';

/** A region of the common sheet: what lies closed at its left, its lanes, its piles at the right. */
export const SheetHalf = memo(function SheetHalf({
  seat,
  sheet,
}: {
  readonly seat: Seat;
  readonly sheet: NonNullable<TableLayout['sheet']>;
}) {
  const { face, bottomSeat, turned, names } = useTableGround();
  const { view } = useTableNow();
  const t = useSceneTexts();
  const near = seat === bottomSeat;
  const across = !near && turned !== seat;
  const side = view.seats[seat];
  const shelf = zoneOf(side, sheet.shelf);
  const lanes = (stands: readonly Stand[]) =>
    stands.map((stand, at) => {
      const zone = zoneOf(side, stand.zone);
      return zone?.kind === 'row' && <Lane key={stand.lane} at={at} seat={seat} stand={stand} row={zone} />;
    });
  const rows = face.layout.rows.map((row, i) => (
    <div key={i} className={`lanes lanes--${i === 0 ? 'front' : 'back'}`} data-anchor={row[0] && pilePlace(seat, row[0].zone)}>
      {lanes(row)}
      {i > 0 && (
        <span className="lanes__region">
          <SeatShape seat={seat} /> {t.seat.region(names[seat])}
        </span>
      )}
    </div>
  ));
  const piles = sheet.piles.map((stand, at) => {
    const zone = zoneOf(side, stand.zone);
    const beside = stand.beside && zoneOf(side, stand.beside.zone);
    return (
      zone?.kind === 'pile' && (
        <Pile
          key={stand.zone}
          isFree
          at={at}
          seat={seat}
          stand={stand}
          pile={zone}
          beside={beside?.kind === 'pile' ? beside : undefined}
        />
      )
    );
  });
  return (
    <div
      role="group"
      aria-label={t.seat.field(names[seat])}
      className={`half half--sheet ${seatClass(seat)} ${near ? 'half--near' : 'half--far'}${turned === seat ? ' turned' : ''}${across ? ' half--across' : ''}`}
    >
      {shelf?.kind === 'row' && <Shelf seat={seat} zone={sheet.shelf} row={shelf} />}
      <div className="region">{rows}</div>
      <div className="piles">{piles}</div>
      {face.over?.(view, seat)}
    </div>
  );
});
