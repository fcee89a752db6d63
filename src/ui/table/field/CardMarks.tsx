import { seatClass } from '../../base/art';
import type { ShownCard } from '../../../engine/table';
import type { Here } from './use-here';
import { useSceneTexts, useTableGround } from './table-context';

interface CardMarksProps {
  readonly card: ShownCard;
  readonly marks: Here;
}

/** Rings, flags and link numbers on a card: shape first, then word, hue last. */
export function CardMarks({ card, marks }: CardMarksProps) {
  const { face } = useTableGround();
  const t = useSceneTexts();
  // Where a word beside the card says what it does in the stack, it bears no numbers of it.
  const rings = marks.role === undefined ? marks.rings : [];
  const counters = face.countersOn(card);
  const flag =
    marks.flag ??
    (marks.attacking && marks.role === undefined ? ({ word: t.mark.attacking, tone: 'loud' } as const) : face.flag(card, t));
  return (
    <>
      {marks.source && <span className="halo halo--source" />}
      {(marks.target || marks.attacked) && <span className="halo halo--target" />}
      {marks.selectable && !marks.selected && <span className="halo halo--selectable" />}
      {marks.next && !marks.selected && <span className="halo halo--next" />}
      {marks.selected && (
        <span className="halo halo--select">{marks.order !== undefined && <b data-writing={marks.order} />}</span>
      )}
      {marks.foretold && (
        <span className={`foretold foretold--${marks.foretold.tone}`}>
          {marks.foretold.figure !== undefined && <b data-writing={marks.foretold.figure} />}
          <small data-writing={marks.foretold.word} />
        </span>
      )}
      {marks.canAct && <span className="can-dot" />}
      {counters > 0 && <span className="counter-stack" data-writing={counters} />}
      {flag && rings.length === 0 && <span className={`flag flag--${flag.tone}`} data-writing={flag.word} />}
      {rings.length > 0 && (
        <span className={`linknos${rings.length >= 5 ? ' linknos--rows' : rings.length >= 3 ? ' linknos--many' : ''}`}>
          {rings.map((ring) => (
            <span
              key={ring.number}
              className={`linkno ${seatClass(ring.player)}${ring.broken ? ' linkno--broken' : ''}`}
              data-writing={ring.number}
            />
          ))}
        </span>
      )}
    </>
  );
}
