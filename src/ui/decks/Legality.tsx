import { Tray } from '../shared/Tile';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { withoutAll } from '../../store/decks/deck-book';
import { Button } from '../shared/Button';
import { useEditing } from './editing';
import { CAUSE, NO, YES } from './signs';
import { useDeckSubject } from './subject';

/** Whether the deck is legal, and every cause why not, in a place of fixed height. */
export function Legality() {
  const t = useDeckScreenTexts();
  const { parts, legal, isPlayable, causes: causesOf, Choices } = useDeckSubject();
  const { cards, isEditable, replace } = useEditing();
  const causes = causesOf(cards);
  const hasUnplayable = parts.some((part) => cards[part].some((passcode) => !isPlayable(passcode)));
  return (
    <Tray
      className="legality grid grid-rows-[auto_minmax(0,1fr)] px-3.5 py-2 gap-1.5"
      aria-labelledby="legality"
      data-causes={causes.length}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-1">
        <h2 className="font-display text-head/[1.25] font-medium text-gold-1" id="legality">
          {t.check.title}{' '}
          <b className={`font-text text-note/close font-semibold ms-2 ${causes.length === 0 ? YES : NO}`}>
            {causes.length === 0 ? t.shelf.legal : t.shelf.notLegal(causes.length)}
          </b>
        </h2>
        {Choices && <Choices />}
      </div>
      <div
        className="causes scroll-thin overflow-auto text-note stacked:max-h-[40dvh]"
        tabIndex={0}
        role="group"
        aria-label={t.check.title}
      >
        {causes.length === 0 ? (
          <p>{legal}</p>
        ) : (
          <ul className="pt-1">
            {causes.map((sentence) => (
              <li key={sentence} className={CAUSE}>
                {sentence}
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
    </Tray>
  );
}
