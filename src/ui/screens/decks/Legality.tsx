import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { withoutAll } from '../../../store/decks/deck-book';
import { Button } from '../../base/shared/Button';
import { useEditing } from './editing';
import { CAUSE, NO, YES } from './signs';
import { useDeckSubject, type SaidCause } from './subject';

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
    <section className={`legality ${isLegal ? '' : 'legality--no'}`} aria-labelledby="legality" data-causes={causes.length}>
      <h2 className="facts__title" id="legality">
        {t.check.title} <b className={isLegal ? YES : NO}>{isLegal ? t.shelf.legal : t.shelf.notLegal(causes.length)}</b>
      </h2>
      <div className="causes scroll-thin" tabIndex={0} role="group" aria-label={t.check.title}>
        {isLegal ? (
          <p>{legal}</p>
        ) : (
          <ul>
            {causes.map(({ say, about, mend }) => (
              <li key={say} className={CAUSE}>
                {about && nameOf(about.card) !== undefined ? (
                  <button type="button" className="causes__card" onClick={() => onPin(about.card)}>
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
          <Button className="mt-1.5" onClick={() => replace(withoutAll(cards, (passcode) => !isPlayable(passcode)))}>
            {t.check.takeOut}
          </Button>
        )}
      </div>
      {Choices && (
        <div className="legality__rules">
          <Choices />
        </div>
      )}
    </section>
  );
}
