import { memo, type ReactNode } from 'react';
import { isGlyph } from '../art/glyphs';
import { Icon } from '../art/Icon';
import { useCardWords, type CardWords } from './card-words';
import { CardArt } from './CardArt';
import { faceClasses } from './CardFace';
import { BreakableName } from './CardName';
import { kamonFacts, sameFields, type FaceCard } from './face-card';
import './pigments.css';
import './cards.css';
import './marks.css';

function Value({
  label,
  now,
  printed,
}: {
  readonly label: string;
  readonly now: number | undefined;
  readonly printed: number | undefined;
}) {
  const change = now !== undefined && printed !== undefined ? now - printed : 0;
  return (
    <span className={`large__value${change > 0 ? ' large__value--up' : change < 0 ? ' large__value--down' : ''}`}>
      {label}
      {change !== 0 && <small>{printed} →</small>}
      <b>{now ?? '?'}</b>
      {change !== 0 && <em>{change > 0 ? `+${change}` : `−${-change}`}</em>}
    </span>
  );
}

function MonsterFacts({ card, words }: { readonly card: FaceCard; readonly words: CardWords }) {
  const { attribute, level, printedLevel } = card;
  const changed = level !== undefined && printedLevel !== undefined && level !== printedLevel;
  return (
    <>
      <p className="large__row">
        {attribute && (
          <span>
            {isGlyph(attribute) && <Icon name={attribute} />}
            {words.word(attribute)}
          </span>
        )}
        {level !== undefined && (
          <span>
            {words.level(level)}
            {changed && <small>({words.printed(printedLevel)})</small>}
          </span>
        )}
      </p>
      <p className="large__values">
        <Value label="ATK" now={card.atk} printed={card.printedAtk} />
        <Value label="DEF" now={card.def} printed={card.printedDef} />
        {card.scale !== undefined && <Value label={words.scale} now={card.scale} printed={card.scale} />}
      </p>
    </>
  );
}

interface LargeCardProps {
  readonly card: FaceCard;
  /** Stands in the row under the crest of a Spell or Trap: its Spell Speed, for example. */
  readonly note?: ReactNode;
}

/** The big face at the head of the inspector. It takes the width it is given and the height it needs. */
export const LargeCard = memo(
  function LargeCard({ card, note }: LargeCardProps) {
    const words = useCardWords();
    const sign = card.subtype === 'normal' ? card.kind : card.subtype;
    return (
      <div className={`large ${faceClasses(card)}`}>
        <span className="card__stripe" />
        <h2 className="large__name">
          <BreakableName name={card.name} />
        </h2>
        <p className="large__kind">
          {card.kind !== 'monster' && isGlyph(sign) && <Icon name={sign} />}
          {card.kind === 'monster' && card.race && <>{words.word(card.race)} · </>}
          {words.kindLine(card)}
        </p>
        <div className="large__art">
          <CardArt card={card.id} facts={kamonFacts(card)} />
        </div>
        {card.kind === 'monster' ? <MonsterFacts card={card} words={words} /> : note && <p className="large__row">{note}</p>}
      </div>
    );
  },
  (before, after) => before.note === after.note && sameFields(before.card, after.card),
);
