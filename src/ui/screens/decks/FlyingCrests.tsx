import { m, useReducedMotion } from 'framer-motion';
import { useEffect, useState } from 'react';
import { useSettings } from '../../../store/keeping/settings';
import { MotionStage } from '../../table/animation/MotionStage';
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
  if (!to) return null;
  const size = Math.min(to.width, to.height);
  return (
    <m.span
      className="fixed z-20 pointer-events-none"
      style={{ left: from.left, top: from.top, width: from.width, height: from.height }}
      initial={{ x: 0, y: 0, scale: 1, opacity: 1 }}
      animate={{
        x: to.left + to.width / 2 - (from.left + from.width / 2),
        y: to.top + to.height / 2 - (from.top + from.height / 2),
        scale: size / from.width,
        opacity: 0.6,
      }}
      onAnimationComplete={() => land(id)}
    >
      <CardCrest passcode={passcode} className="size-full" />
    </m.span>
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
    <MotionStage>
      <div className="contents" aria-hidden="true">
        {shown.map((flight) => (
          <FlyingCrest key={flight.id} flight={flight} />
        ))}
      </div>
    </MotionStage>
  );
}
