import type { Player } from '../../engine';
import { useTableTexts } from '../../i18n/table-texts';
import { SeatCrest } from '../art';
import { seatPlace } from '../table/places';
import { useTableScene } from '../table/table-context';
import { LifePoints } from './LifePoints';

/** Who sits here: crest, name, Life Points, and whether the seat has priority. */
export function SeatPlate({ seat }: { readonly seat: Player }) {
  const { view, names, epoch } = useTableScene();
  const t = useTableTexts();
  const side = view.seats[seat];
  const attacked = view.attack?.target === 'direct' && !view.attack.attacker.startsWith(`${seat}:`);
  return (
    <div className="plate" data-anchor={seatPlace(seat)}>
      <span className="plate__crest">
        <SeatCrest seat={seat} />
        {attacked && <span className="halo halo--target" />}
      </span>
      <span className="plate__name">
        <span className="plate__who">{names[seat]}</span>
        <small>{t.seat.handCount(side.hand.length)}</small>
      </span>
      <LifePoints key={epoch} seat={seat} name={names[seat]} value={side.lifePoints} />
      {view.priority === seat && <span className="unseen">{t.seat.holdsPriority(names[seat])}</span>}
    </div>
  );
}
