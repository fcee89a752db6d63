import type { Seat } from '../../../engine/table';
import { zoneOf } from '../../../engine/table';
import { counterWords, zoneWords } from '../../../i18n/table-texts';
import { SeatCrest, seatClass } from '../../base/art';
import { LargeCounter } from '../../table/hand/LargeCounter';
import { seatPlace } from '../../table/field/places';
import { useSceneTexts, useTableGround, useTableNow } from '../../table/field/table-context';

/** Who plays: crest, name, and the figures that count in the largest type of the screen. */
export function BigPlate({ seat }: { readonly seat: Seat }) {
  const { view, aim } = useTableNow();
  const { face, names } = useTableGround();
  const t = useSceneTexts();
  const side = view.seats[seat];
  const { figure, sizes } = face.layout.plate;
  const value = side.counters[figure] ?? 0;
  return (
    <section
      className={`big-plate ${seatClass(seat)}`}
      aria-label={names[seat]}
      data-anchor={seatPlace(seat)}
      data-turn={view.turnPlayer === seat && view.turn > 0 ? 'now' : undefined}
    >
      <span className="big-plate__crest plate__crest">
        <SeatCrest seat={seat} />
        {aim?.to === seatPlace(seat) && <span className="halo halo--target" />}
      </span>
      <span className="big-plate__name">{names[seat]}</span>
      <LargeCounter seat={seat} words={counterWords(figure, t)(names[seat], value)} value={value} unit={face.unit?.(t)} />
      <small className="big-plate__sizes">
        {sizes.map((zone) => zoneWords(zone, t)?.size?.(zoneOf(side, zone)?.cards.length ?? 0)).join(' · ')}
      </small>
      {face.lasts?.(view, seat)}
    </section>
  );
}
