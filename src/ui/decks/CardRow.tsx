import { memo } from 'react';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import type { Part } from '../../store/decks/deck-book';
import { AddButtons } from './AddButtons';
import { CopiesButtons } from './CopiesButtons';
import { useDeckSubject } from './subject';

interface CardRowProps {
  readonly passcode: number;
  /** Copies in the part that the row belongs to; in the search, in the whole deck. */
  readonly copies: number;
  /** The part whose list this is; undefined in the search. */
  readonly part: Part | undefined;
  readonly isEditable: boolean;
  readonly isStop: boolean;
  readonly isPinned: boolean;
}

/** How many copies are allowed, where it is not three. */
function AllowedMark({ passcode }: { readonly passcode: number }) {
  const { most, words } = useDeckSubject().allowed(passcode);
  if (most === 3) return null;
  return (
    <span
      className={`flex-none size-5.5 grid place-items-center border-2 border-gold-2 rounded-[50%] font-text text-[13px]/none font-semibold text-gold-1 ${most === 0 ? FORBIDDEN : 'border-gold-2 text-gold-1'}`}
      role="img"
      aria-label={words}
    >
      {most}
    </span>
  );
}

/** A ring that is struck out. */
const FORBIDDEN = `border-st-loss text-transparent
  bg-[linear-gradient(45deg,transparent_44%,var(--color-st-loss)_44%_56%,transparent_56%)]`;

/** One card in a list: its crest, name and values, and the buttons that change its copies. The list acts for all its rows. */
export const CardRow = memo(function CardRow({ passcode, copies, part, isEditable, isStop, isPinned }: CardRowProps) {
  const t = useDeckScreenTexts();
  const { nameOf, isPlayable, part: partName, Crest, Values } = useDeckSubject();
  const known = nameOf(passcode);
  const name = known ?? t.editor.unknown(passcode);
  const where = part ? t.editor.copies(copies, partName[part]) : copies > 0 ? t.editor.inDeck(copies) : '';
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
        {known !== undefined ? (
          <Crest passcode={passcode} className="w-9 h-11 shadow-[inset_0_0_0_1px_var(--c-edge)] [&_.kamon]:size-8" />
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
            <Values passcode={passcode} />
            {known !== undefined && !isPlayable(passcode) && <em className="not-italic text-st-loss">{t.notPlayable}</em>}
          </small>
        </span>
        <AllowedMark passcode={passcode} />
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
