import { memo } from 'react';
import { BackArt } from '../art/Emblems';
import { seatClass, type Seat } from '../art/seat-crests';
import { CardMarks, markClasses } from './CardMarks';
import { sameFields, type FaceMarks } from './face-card';
import './pigments.css';
import './cards.css';
import './marks.css';

interface CardBackProps {
  /** Set in Defense Position. */
  readonly wide?: boolean;
  readonly marks?: FaceMarks | undefined;
  /** Whose card it is. Left out, it takes the colour of the seat around it. */
  readonly seat?: Seat | undefined;
}

/** A card of which only the back may be seen. */
export const CardBack = memo(
  function CardBack({ wide = false, marks, seat }: CardBackProps) {
    return (
      <span
        className={`card card--back ${wide ? 'card--wide' : 'card--tall'}${seat === undefined ? '' : ` ${seatClass(seat)}`}${markClasses(marks)}`}
      >
        <span className="card__face">
          <BackArt />
        </span>
        <CardMarks marks={marks} />
      </span>
    );
  },
  (before, after) => before.wide === after.wide && before.seat === after.seat && sameFields(before.marks, after.marks),
);
