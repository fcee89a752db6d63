import { m } from 'framer-motion';
import { memo } from 'react';
import type { Seat } from '../../../engine/table';
import { CardBack } from '../../base/card/CardBack';
import { useTableGround } from '../field/table-context';
import type { Flight } from './flight';

interface FlyingCardProps {
  readonly flight: Flight;
  readonly onRest: (flight: Flight) => void;
}

const DOOR = [0.2, 0.7, 0.2, 1] as const;
/** A card turns over as soon as it has left, on the first part of its way; in between it is seen from the edge. */
const turningIn = (share: number): number[] => [0, 0.25 * share, 0.6 * share, 1];
const FALLS = ['scaleX(1)', 'scaleX(0)', 'scaleX(0)', 'scaleX(0)'] as const;
const RISES = ['scaleX(0)', 'scaleX(0)', 'scaleX(1)', 'scaleX(1)'] as const;

/** What is seen of it: as the newer view draws it, a back where that view knows nothing, a blank sheet for what is gone. */
function Face({ motion: { card, to, from, lies, wide } }: Pick<Flight, 'motion'>) {
  const { face } = useTableGround();
  if (card) return face.draw(card, { wide, inPlay: lies === 'row' });
  if (to === undefined) return <span className="flight__sheet" />;
  return <CardBack seat={Number(from?.charAt(0)) as Seat} />;
}

/** A card on its way: laid where it comes to, moved by transforms alone. Nothing can be pressed or read there. */
export const FlyingCard = memo(function FlyingCard({ flight, onRest }: FlyingCardProps) {
  const { motion, course, start, lasts, seenFrom } = flight;
  const { wide, flips } = motion;
  const { x, y, height } = course.laid;
  const [w, h] = wide ? [height, height * 0.75] : [height * 0.75, height];
  const { times } = course;
  const clock = { duration: lasts / 1000, delay: (start - seenFrom) / 1000 };
  // Each half of a way with a rest begins and ends as gently as a way of its own.
  const transition = times ? { ...clock, times: [...times], ease: times.slice(1).map(() => DOOR) } : { ...clock, ease: DOOR };
  const turning = { ...clock, times: turningIn(times?.[1] ?? 1), ease: 'linear' as const };
  return (
    <m.span
      className="flight"
      style={{ left: x - w / 2, top: y - h / 2, width: w, height: h, '--card-h': `${height}px` }}
      initial={{ transform: course.transform[0], opacity: course.opacity[0] }}
      animate={{ transform: [...course.transform], opacity: [...course.opacity] }}
      transition={transition}
      onAnimationComplete={() => onRest(flight)}
    >
      {flips ? (
        <>
          <m.span initial={{ transform: FALLS[0] }} animate={{ transform: [...FALLS] }} transition={turning}>
            {flips === 'up' ? (
              <CardBack wide={wide} seat={motion.card?.owner} />
            ) : (
              <span className={`flight__sheet${wide ? ' flight__sheet--wide' : ''}`} />
            )}
          </m.span>
          <m.span initial={{ transform: RISES[0] }} animate={{ transform: [...RISES] }} transition={turning}>
            <Face motion={motion} />
          </m.span>
        </>
      ) : (
        <span>
          <Face motion={motion} />
        </span>
      )}
    </m.span>
  );
});
