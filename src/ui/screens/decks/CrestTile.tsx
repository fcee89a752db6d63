import { memo } from 'react';
import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import type { Part } from '../../../store/decks/deck-book';
import { Icon } from '../../base/art';
import { AllowedMark } from './AllowedMark';
import { CardCrest } from './CardCrest';
import { CopiesMark } from './CopiesMark';
import { useDeckSubject } from './subject';

const ACT =
  'pointer-events-auto grid place-items-center w-8.75 h-9 border-rim border-gold-1 rounded bg-urushi-0 text-[15px] text-gold-1 cursor-pointer hover:bg-urushi-4';

/** One less and one more: under the mouse, and on the card that was picked with a finger or the keyboard. */
const UNSEEN = 'opacity-0 group-hover/tile:opacity-100 group-focus-within/tile:opacity-100 [@media(hover:none)]:hidden';

const PINNED = 'outline-2 outline-offset-1 outline-gold-1';
const WRONG = 'outline-3 -outline-offset-3 outline-dashed outline-st-negated';

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
    <li
      className={`tile group/tile relative grid justify-items-center content-start min-w-0 ${copies === 0 ? 'opacity-55' : ''}`}
      data-card={passcode}
      data-copies={copies}
      data-wrong={isWrong || undefined}
    >
      <button
        type="button"
        className="tile__pick grid justify-items-center gap-1 w-full pt-0.75 rounded-[8px] cursor-pointer"
        data-act="pick"
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isPinned}
      >
        <span className="relative size-(--tile)" data-crest>
          <CardCrest passcode={passcode} className={`size-full ${isWrong ? WRONG : isPinned ? PINNED : ''}`} />
          <AllowedMark most={most} />
          <CopiesMark isWrong={isWrong}>{copies === 0 ? t.editor.takenOut : `×${copies}`}</CopiesMark>
        </span>
        <span className="w-full min-h-[2.24em] font-text text-[length:max(12px,calc(var(--text-min)_-_1px))]/[1.12] font-medium text-center text-balance [word-break:normal] wrap-anywhere">
          {name}
        </span>
        <span className="unseen">{more.join(', ')}</span>
      </button>
      {isEditable && (
        <span
          className={`absolute top-[calc(3px+var(--tile)-36px)] flex justify-between w-[max(var(--tile),76px)] pointer-events-none ${isPinned ? '' : UNSEEN}`}
        >
          <button
            type="button"
            className={ACT}
            data-act="less"
            data-to={part}
            tabIndex={-1}
            aria-label={t.editor.less(name, partName[part])}
            aria-disabled={copies === 0 || undefined}
          >
            <Icon name="minus" />
          </button>
          <button
            type="button"
            className={ACT}
            data-act="more"
            data-to={part}
            tabIndex={-1}
            aria-label={t.editor.more(name, partName[part])}
          >
            <Icon name="plus" />
          </button>
        </span>
      )}
    </li>
  );
});
