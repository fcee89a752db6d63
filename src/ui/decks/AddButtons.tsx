import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import type { Part } from '../../store/decks/deck-book';
import { homeOf } from './editing';

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
  const home = homeOf(passcode);
  const parts: readonly Part[] = home === 'fusion' ? ['fusion'] : ['main', 'side'];
  return (
    <span className="adds">
      <b aria-hidden="true">{copies > 0 && copies}</b>
      {isEditable &&
        parts.map((part) => (
          <button
            key={part}
            type="button"
            className="adds__add"
            data-act="more"
            data-to={part}
            tabIndex={-1}
            aria-label={t.editor.more(name, t.part[part])}
          >
            + {t.short[part]}
          </button>
        ))}
    </span>
  );
}
