import type { Seat as Player } from '../../../engine/table';
import { zoneOf, type ShownZone } from '../../../engine/table';
import { counterWords, zoneWords } from '../../../i18n/table-texts';
import { SeatCrest } from '../../base/art';
import { seatPlace } from '../field/places';
import { useSceneTexts, useTableGround, useTableNow } from '../field/table-context';
import { LargeCounter } from './LargeCounter';

const sizeOf = (zone: ShownZone | undefined): number => (zone?.kind === 'pile' ? zone.size : (zone?.cards.length ?? 0));

/** Who sits here: crest, name, the counter of the game in large figures, and whether the seat has priority. */
export function SeatPlate({ seat }: { readonly seat: Player }) {
  const { face, names, epoch } = useTableGround();
  const { view, aim } = useTableNow();
  const t = useSceneTexts();
  const side = view.seats[seat];
  const { figure, sizes } = face.layout.plate;
  const value = side.counters[figure] ?? 0;
  return (
    <div className="plate" data-anchor={seatPlace(seat)}>
      <span className="plate__crest">
        <SeatCrest seat={seat} />
        {aim?.to === seatPlace(seat) && <span className="halo halo--target" />}
      </span>
      <span className="plate__name">
        <span className="plate__who">{names[seat]}</span>
        {sizes.map((zone) => (
          <small key={zone} className="plate__size">
            {zoneWords(zone, t)?.size?.(sizeOf(zoneOf(side, zone)))}
          </small>
        ))}
      </span>
      <LargeCounter
        key={epoch}
        seat={seat}
        words={counterWords(figure, t)(names[seat], value)}
        value={value}
        unit={face.unit?.(t)}
      />
      {face.lasts?.(view, seat)}
      {view.priority === seat && <span className="unseen">{t.seat.holdsPriority(names[seat])}</span>}
    </div>
  );
}
