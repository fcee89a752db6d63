import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useDeckSubject } from './subject';

interface AddButtonsProps {
  readonly passcode: number;
  readonly name: string;
  /** Copies in the whole deck. */
  readonly copies: number;
  readonly isEditable: boolean;
}

/** Puts a card that was found into the parts where it can be. */
export function AddButtons({ passcode, name, copies, isEditable }: AddButtonsProps) {
  const t = useDeckScreenTexts();
  const { part: whole, short, partsFor } = useDeckSubject();
  return (
    <span className="flex-none inline-flex items-center pe-0.5 gap-1">
      <b className="min-w-[1.2em] text-center text-gold-1 font-text text-note/none font-semibold empty:hidden" aria-hidden="true">
        {copies > 0 && copies}
      </b>
      {isEditable &&
        partsFor(passcode).map((part) => (
          <button
            key={part}
            type="button"
            className="min-w-tap min-h-tap border-rim border-gold-3/55 rounded font-text font-semibold cursor-pointer px-1.25 text-note/none text-writing-2 whitespace-nowrap hover:bg-urushi-4 hover:text-gold-1 aria-disabled:text-writing-3 aria-disabled:cursor-default"
            data-act="more"
            data-to={part}
            tabIndex={-1}
            aria-label={t.editor.more(name, whole[part])}
          >
            + {short[part]}
          </button>
        ))}
    </span>
  );
}
