import { seatClass } from '../art';
import type { ViewCard } from '../../engine';
import { useTableTexts, type TableTexts } from '../../i18n/table-texts';
import type { Flag, PlaceMarks } from './marks';

function ownFlag(card: ViewCard, marks: PlaceMarks, t: TableTexts): Flag | undefined {
  if (marks.flag) return marks.flag;
  if (marks.attacking) return { word: t.mark.attacking, tone: 'loud' };
  if (card.leaving) return { word: t.mark.leavingShort, tone: 'negated' };
  if (card.negated && card.faceUp) return undefined;
  if (card.attackedThisTurn) return { word: t.mark.attacked, tone: 'quiet' };
  return undefined;
}

interface CardMarksProps {
  readonly card: ViewCard;
  readonly marks: PlaceMarks;
  /** Links whose number stands on this card, with who activated them and whether they are broken. */
  readonly rings: readonly { readonly number: number; readonly player: 0 | 1; readonly broken: boolean }[];
}

/** Rings, flags and link numbers on a card: shape first, then word, hue last. */
export function CardMarks({ card, marks, rings }: CardMarksProps) {
  const t = useTableTexts();
  const flag = ownFlag(card, marks, t);
  return (
    <>
      {marks.source && <span className="halo halo--source" />}
      {(marks.target || marks.attacked) && <span className="halo halo--target" />}
      {marks.selectable && !marks.selected && <span className="halo halo--selectable" />}
      {marks.selected && <span className="halo halo--select">{marks.order !== undefined && <b>{marks.order}</b>}</span>}
      {marks.canAct && <span className="can-dot" />}
      {card.counters ? <span className="counter-stack">{card.counters}</span> : null}
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
