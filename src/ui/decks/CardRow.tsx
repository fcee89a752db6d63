import { memo } from 'react';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useLanguage } from '../../i18n/language';
import { useRuleSet } from '../../store/rule-set';
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
    <span
      className={`flex-none size-5.5 grid place-items-center border-2 border-gold-2 rounded-[50%] font-text text-[13px]/none font-semibold text-gold-1 ${most === 0 ? FORBIDDEN : 'border-gold-2 text-gold-1'}`}
      role="img"
      aria-label={t.allowed[most]}
    >
      {most}
    </span>
  );
}

/** A ring that is struck out. */
const FORBIDDEN = `border-st-loss text-transparent
  bg-[linear-gradient(45deg,transparent_44%,var(--color-st-loss)_44%_56%,transparent_56%)]`;

/** One card in a list: its crest, name and values, and the buttons that change its copies. The list acts for all its rows. */
export const CardRow = memo(function CardRow({ passcode, copies, part, format, isEditable, isStop, isPinned }: CardRowProps) {
  const t = useDeckScreenTexts();
  const language = useLanguage();
  const { profile } = useRuleSet();
  const words = useCardWords();
  const facts = factsOf(passcode);
  const name = facts?.[language] ?? t.editor.unknown(passcode);
  const card = facts && faceCard(facts, language);
  const sign = facts && (facts.kind === 'monster' ? facts.attribute : facts.subtype === 'normal' ? facts.kind : facts.subtype);
  const values =
    facts?.kind === 'monster'
      ? [
          words.level(facts.level ?? 0),
          ...(facts.scale === undefined ? [] : [`${words.scale} ${facts.scale}`]),
          `${facts.atk}/${facts.def}`,
        ].join(' · ')
      : facts && words.kindLine(facts);
  const where = part ? t.editor.copies(copies, t.part[part]) : copies > 0 ? t.editor.inDeck(copies) : '';
  return (
    <li
      className="group/row flex items-center min-w-0 min-h-12 rounded [content-visibility:auto] [contain-intrinsic-size:auto_48px] hover:bg-urushi-3 focus-within:bg-urushi-3 **:focus-visible:-outline-offset-3"
      data-card={passcode}
      data-part={part}
      data-copies={copies}
    >
      <button
        type="button"
        className="relative flex-1 min-w-0 min-h-12 flex items-center gap-2.25 px-1.5 py-0.5 rounded text-writing-1 text-[length:inherit]/[inherit] [font-family:inherit] [font-weight:inherit] text-start cursor-pointer aria-pressed:shadow-[inset_3px_0_0_var(--color-gold-2)] group-[[data-copies='0'][data-part]]/row:opacity-55"
        data-act="pick"
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isPinned}
      >
        {card ? (
          <span
            className={`flex-none w-9 h-11 grid place-items-center rounded [background:var(--c-ground)] shadow-[inset_0_0_0_1px_var(--c-edge)] [&_.kamon]:size-8 ${faceClasses(card)}`}
          >
            <Kamon facts={card} />
          </span>
        ) : (
          <span
            className="flex-none w-9 h-11 grid place-items-center rounded bg-urushi-4 font-display text-[22px]/none font-semibold text-writing-2 shadow-none"
            aria-hidden="true"
          >
            ?
          </span>
        )}
        <span className="min-w-0 flex-1 grid gap-px">
          <span className="line-clamp-2 font-text text-note/[1.15] font-semibold wrap-anywhere">{name}</span>
          <small className="flex items-center gap-x-1.25 whitespace-nowrap font-text text-min/close font-medium text-writing-2 tabular-nums [&_.glyph]:size-3.25">
            {sign !== undefined && isGlyph(sign) && <Icon name={sign} />}
            {values}
            {facts && !isPlayable(passcode, profile) && <em className="not-italic text-st-loss">{t.notPlayable}</em>}
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
