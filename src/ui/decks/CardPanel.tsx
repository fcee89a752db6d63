import { Tray } from '../shared/Tile';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { copiesIn, type Part } from '../../store/decks/deck-book';
import { CopiesButtons } from './CopiesButtons';
import { useEditing } from './editing';
import { useDeckSubject } from './subject';

/** The card that is read, as large as on the table, with its copies in each part of the deck. */
export function CardPanel({ passcode }: { readonly passcode: number | null }) {
  const t = useDeckScreenTexts();
  const { cards, isEditable, add, remove } = useEditing();
  const { parts, part: partName, nameOf, unknown, partsFor, allowed, isPlayable, Large } = useDeckSubject();
  const name = passcode === null ? undefined : nameOf(passcode);
  if (passcode === null || name === undefined) {
    return (
      <Tray className="cardpanel min-h-0 grid grid-rows-[minmax(0,1fr)_auto] gap-2" aria-label={t.title}>
        <p className="px-4.5 py-6 text-writing-2 text-center wrap-anywhere">
          {passcode === null ? t.inspector.nothing : unknown(passcode)}
        </p>
      </Tray>
    );
  }
  const isShown = (part: Part): boolean =>
    copiesIn(cards, part, passcode) > 0 || (isEditable && partsFor(passcode).includes(part));
  return (
    <div className="cardpanel min-h-0 grid grid-rows-[minmax(0,1fr)_auto] gap-2">
      <Large passcode={passcode} />
      <Tray as="div" className="px-3 py-2 text-writing-2 text-note">
        <p>
          {allowed(passcode).words}
          {!isPlayable(passcode) && <em className="not-italic text-st-loss ms-2.5">{t.notPlayable}</em>}
        </p>
        {parts.filter(isShown).map((part) => (
          <div
            key={part}
            className="flex items-center justify-between min-h-tap text-writing-1"
            onClick={(event) => {
              const act =
                event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]')?.dataset.act : undefined;
              if (act) (act === 'more' ? add : remove)(part, passcode);
            }}
          >
            <span>{partName[part]}</span>
            <CopiesButtons
              name={name}
              part={part}
              copies={copiesIn(cards, part, passcode)}
              isEditable={isEditable}
              tabIndex={0}
            />
          </div>
        ))}
      </Tray>
    </div>
  );
}
