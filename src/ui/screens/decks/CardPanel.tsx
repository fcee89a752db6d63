import { useDeckScreenTexts } from '../../../i18n/deck-screen-texts';
import { copiesIn, type Part } from '../../../store/decks/deck-book';
import { CopiesButtons } from './CopiesButtons';
import { useEditing } from './editing';
import { useDeckSubject } from './subject';

/** The card that is read, as large as on the table, with its copies in each part of the deck. */
export function CardPanel({ passcode }: { readonly passcode: number | null }) {
  const t = useDeckScreenTexts();
  const { cards, isEditable, add, remove } = useEditing();
  const { parts, short, nameOf, unknown, partsFor, allowed, isPlayable, Large } = useDeckSubject();
  const name = passcode === null ? undefined : nameOf(passcode);
  if (passcode === null || name === undefined) {
    return (
      <p className="px-4.5 py-6 text-center text-writing-2 wrap-anywhere">
        {passcode === null ? t.inspector.nothing : unknown(passcode)}
      </p>
    );
  }
  const isShown = (part: Part): boolean =>
    copiesIn(cards, part, passcode) > 0 || (isEditable && partsFor(passcode).includes(part));
  return (
    <div className="cardpanel grid grid-rows-[minmax(0,1fr)_auto] grid-cols-[minmax(0,1fr)] h-full min-h-0">
      <div className="min-h-0 overflow-auto scroll-thin">
        <Large passcode={passcode} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-y-1 gap-x-3 px-3 py-1.5 border-t border-t-(--line) text-note text-writing-2">
        <p>
          {allowed(passcode).words}
          {!isPlayable(passcode) && <em className="not-italic text-st-loss ms-2.5">{t.notPlayable}</em>}
        </p>
        <div className="flex-none">
          {parts.filter(isShown).map((part) => (
            <div
              key={part}
              className="flex items-center justify-end gap-1.5 min-h-10.5 text-writing-1 [&_button]:min-h-9.5"
              onClick={(event) => {
                const act =
                  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]')?.dataset.act : undefined;
                if (act) (act === 'more' ? add : remove)(part, passcode);
              }}
            >
              <span>{short[part]}</span>
              <CopiesButtons
                name={name}
                part={part}
                copies={copiesIn(cards, part, passcode)}
                isEditable={isEditable}
                tabIndex={0}
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
