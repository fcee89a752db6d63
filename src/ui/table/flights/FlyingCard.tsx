import { memo, type ReactNode } from 'react';
import type { Seat } from '../../../engine/table';
import { DOOR, useCourse, type Clock } from '../animation/use-course';
import { CardBack } from '../../base/card/CardBack';
import { useTableGround } from '../field/table-context';
import type { Flight } from './flight';

interface FlyingCardProps {
  readonly flight: Flight;
  readonly onRest: (flight: Flight) => void;
}

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

interface SideProps {
  readonly turns: readonly string[];
  readonly clock: Clock;
  readonly children: ReactNode;
}

/** One side of a card that turns over. */
function Side({ turns, clock, children }: SideProps) {
  const side = useCourse<HTMLSpanElement>({ transform: turns }, clock);
  return (
    <span ref={side} style={{ transform: turns[0] }}>
      {children}
    </span>
  );
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
  const way = useCourse<HTMLSpanElement>(course, { ...clock, times, ease: times ? times.slice(1).map(() => DOOR) : DOOR }, () =>
    onRest(flight),
  );
  const turning: Clock = { ...clock, times: turningIn(times?.[1] ?? 1), ease: 'linear' };
  return (
    <span
      className="flight"
      ref={way}
      style={{
        left: x - w / 2,
        top: y - h / 2,
        width: w,
        height: h,
        transform: course.transform[0],
        opacity: course.opacity[0],
        '--card-h': `${height}px`,
      }}
    >
      {flips ? (
        <>
          <Side turns={FALLS} clock={turning}>
            {flips === 'up' ? (
              <CardBack wide={wide} seat={motion.card?.owner} />
            ) : (
              <span className={`flight__sheet${wide ? ' flight__sheet--wide' : ''}`} />
            )}
          </Side>
          <Side turns={RISES} clock={turning}>
            <Face motion={motion} />
          </Side>
        </>
      ) : (
        <span>
          <Face motion={motion} />
        </span>
      )}
    </span>
  );
});
