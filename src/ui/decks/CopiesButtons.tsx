import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import type { Part } from '../../store/decks/deck-book';

interface CopiesButtonsProps {
  readonly name: string;
  readonly part: Part;
  readonly copies: number;
  readonly isEditable: boolean;
  /** In a list the arrow keys lead to them; elsewhere Tab does. */
  readonly tabIndex?: 0 | -1;
}

/** The copies of a card in a part, one less and one more. */
export function CopiesButtons({ name, part, copies, isEditable, tabIndex = -1 }: CopiesButtonsProps) {
  const t = useDeckScreenTexts();
  const where = t.part[part];
  return (
    <span className="copies">
      {isEditable && (
        <button
          type="button"
          className="copies__step"
          data-act="less"
          data-to={part}
          tabIndex={tabIndex}
          aria-label={t.editor.less(name, where)}
          aria-disabled={copies === 0 || undefined}
        >
          −
        </button>
      )}
      <b aria-hidden="true">{copies === 0 && tabIndex === -1 ? <small>{t.editor.takenOut}</small> : copies}</b>
      {isEditable && (
        <button
          type="button"
          className="copies__step"
          data-act="more"
          data-to={part}
          tabIndex={tabIndex}
          aria-label={t.editor.more(name, where)}
        >
          +
        </button>
      )}
    </span>
  );
}
