import { memo } from 'react';
import { usePendulumTexts } from '../../../i18n/pendulum-texts';
import { seatClass, type Seat } from '../art/seat-crests';
import { CardName } from './CardName';
import { CardMarks, markClasses } from './CardMarks';
import { sameFields, type FaceCard, type FaceMarks } from './face-card';
import './pigments.css';
import './cards.css';
import './marks.css';
import './pendulum.css';

interface ScaleFaceProps {
  readonly card: FaceCard;
  /** The scale that counts now; the printed one stands on the card. */
  readonly scale: number;
  readonly seat: Seat;
  readonly marks?: FaceMarks | undefined;
}

/** A card in a Pendulum Zone: a Spell there, of which the scale is what counts. It hangs from a thread like a bob. */
export const ScaleFace = memo(
  function ScaleFace({ card, scale, seat, marks }: ScaleFaceProps) {
    const t = usePendulumTexts();
    const printed = card.scale;
    const change = printed === undefined || printed === scale ? '' : printed < scale ? ' pend__bob--up' : ' pend__bob--down';
    return (
      <span className={`card card--tall card--pend ${seatClass(seat)}${markClasses(marks)}`}>
        <span className="card__face">
          <CardName name={card.name} />
          <span className={`pend__bob${change}`}>
            <i />
            <b data-writing={scale} />
          </span>
          <span className="card__kind">
            <span data-writing={t.scale} />
            {change && <s data-writing={printed} />}
          </span>
        </span>
        <CardMarks marks={marks} />
      </span>
    );
  },
  (before, after) =>
    before.scale === after.scale &&
    before.seat === after.seat &&
    sameFields(before.card, after.card) &&
    sameFields(before.marks, after.marks),
);
