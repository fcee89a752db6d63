import { seatClass } from '../art';
import type { ShownCard, Seat, TableView } from '../../engine/table';
import type { PlaceMarks } from './marks';
import { useSceneTexts, useTableScene } from './table-context';

interface CardMarksProps {
  readonly card: ShownCard;
  readonly marks: PlaceMarks;
}

/** A number that stands on a card. */
interface LinkRing {
  readonly number: number;
  readonly player: Seat;
  readonly broken: boolean;
}

/** All that waits on the stack and comes from a card. */
function linkRings(view: TableView, card: ShownCard): readonly LinkRing[] {
  return view.stack
    .filter((link) => card.links.includes(link.number) && link.state !== 'resolved')
    .map((link) => ({ number: link.number, player: link.player, broken: link.negated || link.pendingNegationBy !== undefined }));
}

/** Rings, flags and link numbers on a card: shape first, then word, hue last. */
export function CardMarks({ card, marks }: CardMarksProps) {
  const { view, face } = useTableScene();
  const t = useSceneTexts();
  const role = face.role?.(card, view, t);
  const rings = role === undefined ? linkRings(view, card) : [];
  const counters = face.countersOn(card);
  const flag =
    marks.flag ??
    (marks.attacking && role === undefined ? ({ word: t.mark.attacking, tone: 'loud' } as const) : face.flag(card, t));
  return (
    <>
      {marks.source && <span className="halo halo--source" />}
      {(marks.target || marks.attacked) && <span className="halo halo--target" />}
      {marks.selectable && !marks.selected && <span className="halo halo--selectable" />}
      {marks.selected && <span className="halo halo--select">{marks.order !== undefined && <b>{marks.order}</b>}</span>}
      {marks.canAct && <span className="can-dot" />}
      {counters > 0 && <span className="counter-stack">{counters}</span>}
      {flag && rings.length === 0 && <span className={`flag flag--${flag.tone}`}>{flag.word}</span>}
      {rings.length > 0 && (
        <span className="linknos">
          {rings.map((ring) => (
            <span key={ring.number} className={`linkno ${seatClass(ring.player)}${ring.broken ? ' linkno--broken' : ''}`}>
              {ring.number}
            </span>
          ))}
        </span>
      )}
    </>
  );
}
