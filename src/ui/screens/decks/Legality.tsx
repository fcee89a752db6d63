import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { withoutAll } from '../../../store/decks/deck-book';
import { Button } from '../../base/shared/Button';
import { useEditing } from './editing';
import { CAUSE, CAUSES, NO, YES } from './signs';
import { useDeckSubject, type SaidCause } from './subject';

export const FACTS_TITLE = 'font-display text-head/[1.25] font-normal text-gold-1';

interface LegalityProps {
  readonly causes: readonly SaidCause[];
  readonly onPin: (passcode: number) => void;
}

/** Whether the deck is legal, every cause why not, and what takes it away. */
export function Legality({ causes, onPin }: LegalityProps) {
  const t = useDeckScreenTexts();
  const { parts, legal, nameOf, isPlayable, Choices } = useDeckSubject();
  const { cards, isEditable, replace } = useEditing();
  const isLegal = causes.length === 0;
  const hasUnplayable = parts.some((part) => cards[part].some((passcode) => !isPlayable(passcode)));
  return (
    <section
      className={`legality grid grid-rows-[auto_minmax(0,1fr)_auto] grid-cols-1 gap-1.5 min-h-0 max-h-[36dvh] px-3.5 py-3 rounded-tray bg-tile low:max-h-none stacked:order-1 stacked:max-h-none ${isLegal ? 'shadow-line' : '[box-shadow:inset_0_0_0_1.5px_var(--color-st-negated)]'}`}
      aria-labelledby="legality"
      data-causes={causes.length}
    >
      <h2 className={FACTS_TITLE} id="legality">
        {t.check.title}{' '}
        <b className={`ms-1.5 font-text text-note/close font-semibold ${isLegal ? YES : NO}`}>
          {isLegal ? t.shelf.legal : t.shelf.notLegal(causes.length)}
        </b>
      </h2>
      <div
        className={`causes ${CAUSES} scroll-thin ${isLegal ? '' : 'pb-5 fade-below-4.5'}`}
        tabIndex={0}
        role="group"
        aria-label={t.check.title}
      >
        {isLegal ? (
          <p>{legal}</p>
        ) : (
          <ul>
            {causes.map(({ say, about, mend }) => (
              <li key={say} className={CAUSE}>
                {about && nameOf(about.card) !== undefined ? (
                  <button
                    type="button"
                    className="text-start cursor-pointer underline decoration-dotted decoration-current/50 underline-offset-[3px] hover:text-gold-1"
                    onClick={() => onPin(about.card)}
                  >
                    {say}
                  </button>
                ) : (
                  say
                )}
                {isEditable && mend && (
                  <button
                    type="button"
                    className="block min-h-9 my-1 px-3 py-1 border border-(--line-2) rounded font-text text-note/tight font-semibold cursor-pointer hover:bg-urushi-3 hover:border-gold-1"
                    aria-label={`${mend.label}: ${say}`}
                    onClick={() => replace(mend.apply(cards))}
                  >
                    {mend.label}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
        {isEditable && hasUnplayable && (
          <Button
            className="mt-1.5 text-start whitespace-normal"
            onClick={() => replace(withoutAll(cards, (passcode) => !isPlayable(passcode)))}
          >
            {t.check.takeOut}
          </Button>
        )}
      </div>
      {Choices && (
        <div className="grid grid-cols-2 gap-1.5 [&_select]:ps-1.5 [&_select]:pe-0 spare:grid-cols-1">
          <Choices />
        </div>
      )}
    </section>
  );
}
