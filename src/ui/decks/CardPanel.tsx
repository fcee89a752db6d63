import { Tray } from '../shared/Tile';
import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useLanguage } from '../../i18n/language';
import { useRuleSet } from '../../store/rule-set';
import { allowance, copiesIn, factsOf, isPlayable, PARTS, type Format, type Part } from '../../store/decks/deck-book';
import { Inspector } from '../inspector/Inspector';
import { CopiesButtons } from './CopiesButtons';
import { homeOf, useEditing } from './editing';

/** The card that is read, as large as on the table, with its copies in each part of the deck. */
export function CardPanel({ passcode, format }: { readonly passcode: number | null; readonly format: Format }) {
  const t = useDeckScreenTexts();
  const language = useLanguage();
  const { profile } = useRuleSet();
  const { cards, isEditable, add, remove } = useEditing();
  const facts = passcode === null ? undefined : factsOf(passcode);
  if (passcode === null || !facts) {
    return (
      <Tray className="cardpanel min-h-0 grid grid-rows-[minmax(0,1fr)_auto] gap-2" aria-label={t.title}>
        <p className="px-4.5 py-6 text-writing-2 text-center wrap-anywhere">
          {passcode === null ? t.inspector.nothing : t.inspector.unknown(passcode)}
        </p>
      </Tray>
    );
  }
  const home = homeOf(passcode);
  const isShown = (part: Part): boolean =>
    copiesIn(cards, part, passcode) > 0 || (isEditable && (part === home || (home === 'main' && part === 'side')));
  return (
    <div className="cardpanel min-h-0 grid grid-rows-[minmax(0,1fr)_auto] gap-2">
      <Inspector card={undefined} passcode={facts.id} acts={undefined} />
      <Tray as="div" className="px-3 py-2 text-writing-2 text-note">
        <p>
          {t.allowed[allowance(passcode, format)]}
          {!isPlayable(passcode, profile) && <em className="not-italic text-st-loss ms-2.5">{t.notPlayable}</em>}
        </p>
        {PARTS.filter(isShown).map((part) => (
          <div
            key={part}
            className="flex items-center justify-between min-h-tap text-writing-1"
            onClick={(event) => {
              const act =
                event.target instanceof Element ? event.target.closest<HTMLElement>('[data-act]')?.dataset.act : undefined;
              if (act) (act === 'more' ? add : remove)(part, passcode);
            }}
          >
            <span>{t.part[part]}</span>
            <CopiesButtons
              name={facts[language]}
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
