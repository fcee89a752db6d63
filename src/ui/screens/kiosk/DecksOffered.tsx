import { GAMES } from '../../../games/played';
import { useKioskTexts } from '../../../i18n/kiosk-texts';
import { useLanguage } from '../../../i18n/language';
import { useDeckTexts } from '../../../i18n/deck-texts';
import { builtInNames, nameOfDeck, ownDecks, type OfferedName } from '../../../store/decks/deck-choice';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import { useForVisitors } from '../../../store/kiosk';
import { PROFILE_IDS } from '../../../store/rule-set';
import { Button } from '../../base/shared/Button';

/** Every deck of the usual game once: the players' own, then those that come with the table. */
function everyDeck(own: readonly OfferedName[]): readonly OfferedName[] {
  const decks = [...own, ...PROFILE_IDS.flatMap((profile) => builtInNames(profile))];
  return decks.filter(({ id }, at) => decks.findIndex((one) => one.id === id) === at);
}

/** Which decks visitors may choose from. */
export function DecksOffered() {
  const t = useKioskTexts();
  const { setup } = useDeckTexts();
  const language = useLanguage();
  const own = useDeckShelf((store) => store.decks);
  const { decks: chosen, change } = useForVisitors();
  const every = everyDeck(ownDecks(own, GAMES[0].id));
  const isOffered = (id: string): boolean => chosen === null || chosen.includes(id);
  const toggle = (id: string): void => {
    const next = every.map((deck) => deck.id).filter((one) => (one === id ? !isOffered(one) : isOffered(one)));
    change({ decks: next.length === every.length || next.length === 0 ? null : next });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-text text-note/close font-medium text-writing-2">{t.decks}</legend>
      <div className="flex flex-wrap gap-1.5">
        <Button size="small" aria-pressed={chosen === null} onClick={() => change({ decks: null })}>
          {t.allDecks}
        </Button>
        {every.map((deck) => (
          <Button
            key={deck.id}
            size="small"
            data-deck={deck.id}
            aria-pressed={chosen !== null && isOffered(deck.id)}
            onClick={() => (chosen === null ? change({ decks: [deck.id] }) : toggle(deck.id))}
          >
            {nameOfDeck(deck, language) || setup.unnamed}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
