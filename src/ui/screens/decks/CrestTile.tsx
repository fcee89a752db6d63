import { memo } from 'react';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import type { Part } from '../../../store/decks/deck-book';
import { Icon } from '../../base/art';
import { AllowedMark } from './AllowedMark';
import { CardCrest } from './CardCrest';
import { useDeckSubject } from './subject';

interface CrestTileProps {
  readonly passcode: number;
  /** Copies in the part that the tile belongs to; none: it was taken out just now. */
  readonly copies: number;
  readonly part: Part;
  readonly isEditable: boolean;
  readonly isStop: boolean;
  readonly isPinned: boolean;
  /** Something is wrong with it: the causes beside the deck say what. */
  readonly isWrong: boolean;
}

/** A card of the deck: its crest with its copies, its name, and one less and one more of it. The list acts for all its tiles. */
export const CrestTile = memo(function CrestTile({
  passcode,
  copies,
  part,
  isEditable,
  isStop,
  isPinned,
  isWrong,
}: CrestTileProps) {
  const t = useDeckScreenTexts();
  const { nameOf, allowed, part: partName } = useDeckSubject();
  const { most, words } = allowed(passcode);
  const more = [t.editor.copies(copies, partName[part]), ...(most === 3 ? [] : [words]), ...(isWrong ? [t.editor.wrong] : [])];
  const name = nameOf(passcode) ?? t.editor.unknown(passcode);
  return (
    <li className="tile" data-card={passcode} data-copies={copies} data-wrong={isWrong || undefined}>
      <button type="button" className="tile__pick" data-act="pick" tabIndex={isStop ? 0 : -1} aria-pressed={isPinned}>
        <span className="tile__crest" data-crest>
          <CardCrest passcode={passcode} className="size-full" />
          <AllowedMark most={most} />
          <b className="copies" aria-hidden="true">
            {copies === 0 ? t.editor.takenOut : `×${copies}`}
          </b>
        </span>
        <span className="w-full min-h-[2.24em] font-text text-[length:max(12px,calc(var(--text-min)_-_1px))]/[1.12] font-medium text-center text-balance [word-break:normal] wrap-anywhere">
          {name}
        </span>
        <span className="unseen">{more.join(', ')}</span>
      </button>
      {isEditable && (
        <span className="tile__acts">
          <button
            type="button"
            data-act="less"
            data-to={part}
            tabIndex={-1}
            aria-label={t.editor.less(name, partName[part])}
            aria-disabled={copies === 0 || undefined}
          >
            <Icon name="minus" />
          </button>
          <button type="button" data-act="more" data-to={part} tabIndex={-1} aria-label={t.editor.more(name, partName[part])}>
            <Icon name="plus" />
          </button>
        </span>
      )}
    </li>
  );
});
