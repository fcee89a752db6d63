import { memo } from 'react';
import { isNegative } from '../art/enclosures';
import { isGlyph } from '../art/glyphs';
import { Icon } from '../art/Icon';
import { seatClass, type Seat } from '../art/seat-crests';
import { useCardWords } from './card-words';
import { CardArt } from './CardArt';
import { CardMarks, markClasses } from './CardMarks';
import { CardName } from './CardName';
import { kamonFacts, sameFields, type FaceCard, type FaceMarks } from './face-card';
import { Pips } from './Pips';
import { Stat } from './Stat';
import './pigments.css';
import './cards.css';
import './marks.css';
import './pendulum.css';

interface CardFaceProps {
  readonly card: FaceCard;
  /** Defense Position: the face is laid out again, not turned; the text stays upright and DEF leads. */
  readonly wide?: boolean;
  readonly marks?: FaceMarks | undefined;
  /** Whose card it is, for an edge in the colour of the seat. */
  readonly seat?: Seat | undefined;
}

/** The classes that give a face its ground, its ink and the weave of its stripe. */
export function faceClasses(card: FaceCard): string {
  const subtypes = card.subtype === 'quick-play' ? ['quick-play'] : card.subtype.split('-');
  return [
    `card--${card.kind}`,
    ...subtypes.map((subtype) => `card--sub-${subtype}`),
    card.attribute && `card--${card.attribute}`,
    isNegative(card) && 'card--neg',
  ]
    .filter(Boolean)
    .join(' ');
}

function MonsterFace({ card, wide }: { readonly card: FaceCard; readonly wide: boolean }) {
  const level = card.level ?? 0;
  const pips = <Pips level={level} changed={card.printedLevel !== undefined && card.printedLevel !== level} />;
  const atk = <Stat now={card.atk} printed={card.printedAtk} leads={!wide} {...(wide && { sign: 'sword' as const })} />;
  const def = <Stat now={card.def} printed={card.printedDef} leads={wide} {...(wide && { sign: 'shield' as const })} />;
  return (
    <>
      <span className="card__art">
        <CardArt card={card.id} facts={kamonFacts(card)} />
        {card.scale !== undefined && <span className="card__scale" data-writing={card.scale} />}
        {card.attribute && isGlyph(card.attribute) && <Icon name={card.attribute} className="card__attr" />}
        {!wide && pips}
      </span>
      {wide ? (
        <span className="card__side">
          {pips}
          <span className="card__stats">
            {def}
            {atk}
          </span>
        </span>
      ) : (
        <span className="card__stats">
          {atk}
          <span className="card__slash" data-writing="/" />
          {def}
        </span>
      )}
    </>
  );
}

function SpellTrapFace({ card }: { readonly card: FaceCard }) {
  const words = useCardWords();
  const sign = card.subtype === 'normal' ? card.kind : card.subtype;
  return (
    <>
      <span className="card__art">
        <CardArt card={card.id} facts={kamonFacts(card)} />
      </span>
      <span className="card__kind" data-writing={words.shortKind(card)}>
        {isGlyph(sign) && <Icon name={sign} />}
      </span>
    </>
  );
}

/** The small face of a card on the field and in hand. Its size follows --card-h, or --cell where that is not set. */
export const CardFace = memo(
  function CardFace({ card, wide = false, marks, seat }: CardFaceProps) {
    return (
      <span
        className={`card ${wide ? 'card--wide' : 'card--tall'} ${faceClasses(card)}${seat === undefined ? '' : ` card--owned ${seatClass(seat)}`}${markClasses(marks)}`}
      >
        <span className="card__face">
          <span className="card__stripe" />
          <CardName name={card.name} />
          {card.kind === 'monster' ? <MonsterFace card={card} wide={wide} /> : <SpellTrapFace card={card} />}
        </span>
        <CardMarks marks={marks} />
      </span>
    );
  },
  (before, after) =>
    before.wide === after.wide &&
    before.seat === after.seat &&
    sameFields(before.card, after.card) &&
    sameFields(before.marks, after.marks),
);
