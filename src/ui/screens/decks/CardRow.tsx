import { memo } from 'react';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import type { Part } from '../../../store/decks/deck-book';
import { Icon } from '../../base/art';
import { AllowedMark } from './AllowedMark';
import { CardCrest } from './CardCrest';
import { useDeckSubject } from './subject';

interface CardRowProps {
  readonly passcode: number;
  /** Copies in the whole deck. */
  readonly copies: number;
  /** Where one more goes. */
  readonly to: Part;
  readonly isEditable: boolean;
  readonly isStop: boolean;
  readonly isPinned: boolean;
}

/** A card that was found: its crest, name and values, and one more of it. The list acts for all its rows. */
export const CardRow = memo(function CardRow({ passcode, copies, to, isEditable, isStop, isPinned }: CardRowProps) {
  const t = useDeckScreenTexts();
  const { nameOf, isPlayable, allowed, part: partName, Values } = useDeckSubject();
  const { most, words } = allowed(passcode);
  const name = nameOf(passcode) ?? t.editor.unknown(passcode);
  return (
    <li className="found" data-card={passcode} data-copies={copies}>
      <button type="button" className="found__pick" data-act="pick" tabIndex={isStop ? 0 : -1} aria-pressed={isPinned}>
        <span className="found__crest" data-crest>
          <CardCrest passcode={passcode} className="size-full" />
          <AllowedMark most={most} />
          {copies > 0 && (
            <b className="copies" aria-hidden="true">
              ×{copies}
            </b>
          )}
        </span>
        <span className="flex-1 grid gap-px min-w-0">
          <span className="found__name">{name}</span>
          <small className="found__values">
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
    </li>
  );
});
