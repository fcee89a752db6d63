import { memo, type Ref } from 'react';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import type { Part } from '../../../store/decks/deck-book';
import { Icon } from '../../base/art';
import { AllowedMark } from './AllowedMark';
import { CardCrest } from './CardCrest';
import { CopiesMark } from './CopiesMark';
import { useDeckSubject } from './subject';

interface FoundCardProps {
  readonly passcode: number;
  /** Copies in the whole deck. */
  readonly copies: number;
  /** Where one more goes. */
  readonly to: Part;
  readonly isEditable: boolean;
  readonly isStop: boolean;
  readonly isPinned: boolean;
}

interface CardRowProps extends FoundCardProps {
  readonly ref: Ref<HTMLLIElement>;
  /** Its place among all that were found, from 0, and how many these are. */
  readonly at: number;
  readonly of: number;
  /** How far below the beginning of the list it lies, in pixels, if it does not follow the row before it. */
  readonly top: number | undefined;
}

/** A row of what was found. A card that is found again with fewer beside it keeps what is drawn in its row. */
export const CardRow = memo(function CardRow({ ref, at, of, top, ...card }: CardRowProps) {
  return (
    <li
      ref={ref}
      aria-posinset={at + 1}
      aria-setsize={of}
      data-index={at}
      style={top === undefined ? undefined : { position: 'absolute', top }}
      className="inset-x-0 flex items-center min-w-0 min-h-14 border-t border-t-(--line) hover:bg-urushi-3 focus-within:bg-urushi-3 [&_:focus-visible]:-outline-offset-3 grand:min-h-17.5"
      data-card={card.passcode}
      data-copies={card.copies}
    >
      <FoundCard {...card} />
    </li>
  );
});

/** A card that was found: its crest, name and values, and one more of it. The list acts for all its rows. */
const FoundCard = memo(function FoundCard({ passcode, copies, to, isEditable, isStop, isPinned }: FoundCardProps) {
  const t = useDeckScreenTexts();
  const { nameOf, isPlayable, allowed, part: partName, Values } = useDeckSubject();
  const { most, words } = allowed(passcode);
  const name = nameOf(passcode) ?? t.editor.unknown(passcode);
  return (
    <>
      <button
        type="button"
        className="flex-1 flex items-center gap-3 min-w-0 min-h-14 px-1 py-1.25 text-start cursor-pointer aria-pressed:[box-shadow:inset_3px_0_0_var(--color-gold-2)] grand:min-h-17.5 spare:gap-2.25"
        data-act="pick"
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isPinned}
      >
        <span className="relative flex-none size-11 grand:size-14" data-crest>
          <CardCrest passcode={passcode} className="size-full" />
          <AllowedMark most={most} />
          {copies > 0 && <CopiesMark>{`×${copies}`}</CopiesMark>}
        </span>
        <span className="flex-1 grid gap-px min-w-0">
          <span className="font-text text-body/[1.15] font-semibold wrap-anywhere spare:text-[length:min(var(--text-body),18px)]">
            {name}
          </span>
          <small className="font-text text-note/close font-medium tabular-nums text-writing-2 [&_.glyph]:size-3.25 [&_.glyph]:me-1 [&_.glyph]:align-[-1px] *:[span]:me-1.5">
            <Values passcode={passcode} />
            {!isPlayable(passcode) && <em className="not-italic text-st-loss">{t.notPlayable}</em>}
          </small>
        </span>
        <span className="unseen">
          {[...(most === 3 ? [] : [words]), ...(copies > 0 ? [t.editor.inDeck(copies)] : [])].join(', ')}
        </span>
      </button>
      {isEditable && (
        <button
          type="button"
          className="flex-none grid place-items-center w-11 min-h-12 rounded text-[18px] text-gold-1 cursor-pointer hover:bg-urushi-4"
          data-act="more"
          data-to={to}
          tabIndex={-1}
          aria-label={t.editor.more(name, partName[to])}
        >
          <Icon name="plus" />
        </button>
      )}
    </>
  );
});
