import { useId } from 'react';
import { useDeckTexts } from '../../i18n/deck-texts';
import { useLanguage } from '../../i18n/language';
import { useShellTexts } from '../../i18n/shell-texts';
import {
  blocksDuel,
  builtInDecks,
  causesAgainst,
  deckById,
  isOwn,
  nameOfDeck,
  type ShelfDeck,
} from '../../store/decks/deck-book';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { useCauseSentence } from '../decks/cause-sentences';
import { deckAddress } from '../decks/doors';

interface SeatDeckProps {
  readonly deck: string;
  readonly onChange: (deck: string) => void;
}

/** The deck of a seat: chosen among all, with the way to its cards, and every cause why it is not legal. */
export function SeatDeck({ deck: chosen, onChange }: SeatDeckProps) {
  const t = useShellTexts();
  const texts = useDeckTexts();
  const language = useLanguage();
  const say = useCauseSentence();
  const id = useId();
  const { decks, format } = useDeckShelf();
  const deck = deckById(chosen);
  const causes = deck ? causesAgainst(deck, format) : [];
  const nameOf = (one: ShelfDeck): string => nameOfDeck(one, language) || texts.setup.unnamed;
  const option = (one: ShelfDeck) => (
    <option key={one.id} value={one.id}>
      {nameOf(one)}
    </option>
  );
  return (
    <>
      <div className="seat-setup__deck">
        <label className="field" htmlFor={`${id}-deck`}>
          <span>{t.setup.deck}</span>
          <select id={`${id}-deck`} value={deck ? chosen : ''} onChange={(event) => onChange(event.target.value)}>
            {!deck && <option value="" disabled />}
            {decks.length > 0 && <optgroup label={texts.setup.own}>{decks.map(option)}</optgroup>}
            <optgroup label={texts.setup.builtIn}>{builtInDecks.map(option)}</optgroup>
          </select>
        </label>
        {deck && (
          <a className="btn" href={deckAddress(deck.id)} aria-label={texts.setup.view(nameOf(deck))}>
            {texts.setup.viewShort}
          </a>
        )}
      </div>
      <p className="seat-setup__theme">
        {deck ? (
          <>
            {!isOwn(deck) && deck.theme[language]} <small>{t.setup.deckSize(deck.main.length, deck.fusion.length)}</small>
          </>
        ) : (
          texts.setup.gone
        )}
      </p>
      {causes.length > 0 && (
        <div className="seat-setup__causes" role="status">
          <p>{texts.setup.notLegal}</p>
          <ul>
            {causes
              .map((cause) => say(cause))
              .map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
          </ul>
          {!causes.some(blocksDuel) && <p>{texts.setup.stillPlays}</p>}
        </div>
      )}
    </>
  );
}
