import { memo } from 'react';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useLanguage } from '../../i18n/language';
import { allowance, factsOf, isPlayable, type Format, type Part } from '../../store/decks/deck-book';
import { Icon, isGlyph, Kamon } from '../art';
import { faceCard, useCardWords } from '../card';
import { faceClasses } from '../card/CardFace';
import { AddButtons } from './AddButtons';
import { CopiesButtons } from './CopiesButtons';

interface CardRowProps {
  readonly passcode: number;
  /** Copies in the part that the row belongs to; in the search, in the whole deck. */
  readonly copies: number;
  /** The part whose list this is; undefined in the search. */
  readonly part: Part | undefined;
  readonly format: Format;
  readonly isEditable: boolean;
  readonly isStop: boolean;
  readonly isPinned: boolean;
}

/** How many copies the list allows, where it is fewer than three. */
function AllowedMark({ passcode, format }: { readonly passcode: number; readonly format: Format }) {
  const t = useDeckScreenTexts();
  const most = allowance(passcode, format);
  if (most >= 3) return null;
  return (
    <span className={`allowed allowed--${most}`} role="img" aria-label={t.allowed[most]}>
      {most}
    </span>
  );
}

/** One card in a list: its crest, name and values, and the buttons that change its copies. The list acts for all its rows. */
export const CardRow = memo(function CardRow({ passcode, copies, part, format, isEditable, isStop, isPinned }: CardRowProps) {
  const t = useDeckScreenTexts();
  const language = useLanguage();
  const words = useCardWords();
  const facts = factsOf(passcode);
  const name = facts?.[language] ?? t.editor.unknown(passcode);
  const card = facts && faceCard(facts, language);
  const sign = facts && (facts.kind === 'monster' ? facts.attribute : facts.subtype === 'normal' ? facts.kind : facts.subtype);
  const values =
    facts?.kind === 'monster' ? `${words.level(facts.level ?? 0)} · ${facts.atk}/${facts.def}` : facts && words.kindLine(facts);
  const where = part ? t.editor.copies(copies, t.part[part]) : copies > 0 ? t.editor.inDeck(copies) : '';
  return (
    <li className="cardrow" data-card={passcode} data-part={part} data-copies={copies}>
      <button type="button" className="cardrow__card" data-act="pick" tabIndex={isStop ? 0 : -1} aria-pressed={isPinned}>
        {card ? (
          <span className={`cardrow__crest ${faceClasses(card)}`}>
            <Kamon facts={card} />
          </span>
        ) : (
          <span className="cardrow__crest cardrow__crest--none" aria-hidden="true">
            ?
          </span>
        )}
        <span className="cardrow__text">
          <span className="cardrow__name">{name}</span>
          <small>
            {sign !== undefined && isGlyph(sign) && <Icon name={sign} />}
            {values}
            {facts && !isPlayable(passcode) && <em>{t.notPlayable}</em>}
          </small>
        </span>
        <AllowedMark passcode={passcode} format={format} />
        {where && <span className="unseen">{where}</span>}
      </button>
      {part === undefined ? (
        <AddButtons passcode={passcode} name={name} copies={copies} isEditable={isEditable} />
      ) : (
        <CopiesButtons name={name} part={part} copies={copies} isEditable={isEditable} />
      )}
    </li>
  );
});
