import { useReducedMotion } from 'framer-motion';
import { useEffect, useState } from 'react';
import { useSettings } from '../../../store/keeping/settings';
import { useTempo } from '../../table/animation/tempo';
import { DOOR, useCourse } from '../../table/animation/use-course';
import { CardCrest } from './CardCrest';
import { useFlights, type Flight } from './flights';
import { observeSight } from '../../base/shared/observed';

/** Where the card lies in the deck now; the tab of its part while that is not the open one. */
const placeOf = ({ part, passcode }: Flight): Element | null =>
  document.querySelector(`[data-list="${part}"] [data-card="${passcode}"] [data-crest]`) ??
  document.querySelector(`[role="tab"][data-part="${part}"]`);

/** One crest on its way. Where it goes the browser tells once it has laid the page out: nobody makes it do so earlier. */
function FlyingCrest({ flight }: { readonly flight: Flight }) {
  const { id, passcode, from } = flight;
  const land = useFlights((store) => store.land);
  const [to, setTo] = useState<DOMRectReadOnly | null>(null);
  useEffect(() => {
    const place = placeOf(flight);
    if (!place) {
      land(id);
      return undefined;
    }
    const stop = observeSight(place, (box) => {
      stop();
      if (box) setTo(box);
      else land(id);
    });
    return stop;
  }, [flight, id, land]);
  return to && <TravellingCrest passcode={passcode} from={from} to={to} onRest={() => land(id)} />;
}

interface TravellingProps {
  readonly passcode: number;
  readonly from: Flight['from'];
  readonly to: DOMRectReadOnly;
  readonly onRest: () => void;
}

function TravellingCrest({ passcode, from, to, onRest }: TravellingProps) {
  const { flight } = useTempo();
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const size = Math.min(to.width, to.height) / from.width;
  const way = useCourse<HTMLSpanElement>(
    { transform: ['none', `translate(${x}px, ${y}px) scale(${size})`], opacity: [1, 0.6] },
    { duration: (flight * 0.75) / 1000, ease: DOOR },
    onRest,
  );
  return (
    <span
      ref={way}
      className="fixed z-20 pointer-events-none"
      style={{ left: from.left, top: from.top, width: from.width, height: from.height }}
    >
      <CardCrest passcode={passcode} className="size-full" />
    </span>
  );
}

/** The crests that travel from the search to their places. Where nothing shall move they are simply there. */
export function FlyingCrests() {
  const flights = useFlights((store) => store.flights);
  const motion = useSettings((store) => store.motion);
  const isStill = (useReducedMotion() ?? false) && motion !== 'full';
  const shown = isStill || motion === 'reduced' ? [] : flights;
  const stays = shown.length === 0 && flights.length > 0;
  useEffect(() => {
    if (stays) useFlights.setState({ flights: [] });
  }, [stays]);
  return (
    <div className="contents" aria-hidden="true">
      {shown.map((flight) => (
        <FlyingCrest key={flight.id} flight={flight} />
      ))}
    </div>
  );
}
