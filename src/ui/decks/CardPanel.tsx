import { useDeckScreenTexts } from '../../i18n/deck-screen-texts';
import { useLanguage } from '../../i18n/language';
import { allowance, copiesIn, factsOf, isPlayable, PARTS, type Format, type Part } from '../../store/decks/deck-book';
import { Inspector } from '../inspector/Inspector';
import { CopiesButtons } from './CopiesButtons';
import { homeOf, useEditing } from './editing';

/** The card that is read, as large as on the table, with its copies in each part of the deck. */
export function CardPanel({ passcode, format }: { readonly passcode: number | null; readonly format: Format }) {
  const t = useDeckScreenTexts();
  const language = useLanguage();
  const { cards, isEditable, add, remove } = useEditing();
  const facts = passcode === null ? undefined : factsOf(passcode);
  if (passcode === null || !facts) {
    return (
      <section className="cardpanel tray" aria-label={t.title}>
        <p className="cardpanel__none">{passcode === null ? t.inspector.nothing : t.inspector.unknown(passcode)}</p>
      </section>
    );
  }
  const home = homeOf(passcode);
  const isShown = (part: Part): boolean =>
    copiesIn(cards, part, passcode) > 0 || (isEditable && (part === home || (home === 'main' && part === 'side')));
  return (
    <div className="cardpanel">
      <Inspector card={undefined} passcode={facts.id} acts={undefined} />
      <div className="cardpanel__copies tray">
        <p>
          {t.allowed[allowance(passcode, format)]}
          {!isPlayable(passcode) && <em>{t.notPlayable}</em>}
        </p>
        {PARTS.filter(isShown).map((part) => (
          <div
            key={part}
            className="cardpanel__part"
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
      </div>
    </div>
  );
}
