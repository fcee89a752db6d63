import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import type { Part } from '../../../store/decks/deck-book';
import { useDeckSubject } from './subject';

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
  const where = useDeckSubject().part[part];
  return (
    <span className="flex-none inline-flex items-center pe-0.5">
      {isEditable && (
        <button
          type="button"
          className="min-w-tap min-h-tap px-2 border-rim border-gold-3/55 rounded text-writing-1 font-text text-body/none font-semibold cursor-pointer hover:bg-urushi-4 hover:text-gold-1 aria-disabled:text-writing-3 aria-disabled:cursor-default"
          data-act="less"
          data-to={part}
          tabIndex={tabIndex}
          aria-label={t.editor.less(name, where)}
          aria-disabled={copies === 0 || undefined}
        >
          −
        </button>
      )}
      <b className="min-w-[1.5em] text-center font-text text-body/none font-semibold tabular-nums" aria-hidden="true">
        {copies === 0 && tabIndex === -1 ? (
          <small className="whitespace-nowrap normal-nums font-text text-[12px]/none font-medium text-writing-2 inline">
            {t.editor.takenOut}
          </small>
        ) : (
          copies
        )}
      </b>
      {isEditable && (
        <button
          type="button"
          className="min-w-tap min-h-tap px-2 border-rim border-gold-3/55 rounded text-writing-1 font-text text-body/none font-semibold cursor-pointer hover:bg-urushi-4 hover:text-gold-1 aria-disabled:text-writing-3 aria-disabled:cursor-default"
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
