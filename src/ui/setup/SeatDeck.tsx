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
import { useRuleSet } from '../../store/rule-set';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { ButtonLink } from '../shared/Button';
import { Field, SelectField } from '../shared/Field';
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
  const { profile } = useRuleSet();
  const builtIn = builtInDecks(profile);
  const deck = deckById(chosen);
  const causes = deck ? causesAgainst(deck, format, profile) : [];
  const nameOf = (one: ShelfDeck): string => nameOfDeck(one, language) || texts.setup.unnamed;
  const option = (one: ShelfDeck) => (
    <option key={one.id} value={one.id}>
      {nameOf(one)}
    </option>
  );
  return (
    <>
      <div className="flex gap-2 items-end min-w-0">
        <Field label={t.setup.deck} htmlFor={`${id}-deck`} className="flex-1">
          <SelectField
            look="large"
            id={`${id}-deck`}
            value={deck ? chosen : ''}
            onChange={(event) => onChange(event.target.value)}
          >
            {!deck && <option value="" disabled />}
            {decks.length > 0 && <optgroup label={texts.setup.own}>{decks.map(option)}</optgroup>}
            <optgroup label={texts.setup.builtIn}>{builtIn.map(option)}</optgroup>
            {deck && !isOwn(deck) && !builtIn.includes(deck) && (
              <optgroup label={texts.setup.otherRules}>{option(deck)}</optgroup>
            )}
          </SelectField>
        </Field>
        {deck && (
          <ButtonLink href={deckAddress(deck.id)} aria-label={texts.setup.view(nameOf(deck))}>
            {texts.setup.viewShort}
          </ButtonLink>
        )}
      </div>
      <p className="col-span-full min-h-[2.8em] text-writing-2 text-note">
        {deck ? (
          <>
            {!isOwn(deck) && deck.theme[language]}{' '}
            <small className="text-writing-3 text-[length:inherit] whitespace-nowrap">
              {t.setup.deckSize(deck.main.length, deck.fusion.length)}
            </small>
          </>
        ) : (
          texts.setup.gone
        )}
      </p>
      {causes.length > 0 && (
        <div
          className="seat-setup__causes col-span-full px-3 py-2 border-rim border-st-loss rounded text-note max-h-[11em] overflow-auto"
          role="status"
        >
          <p>{texts.setup.notLegal}</p>
          <ul className="my-1">
            {causes
              .map((cause) => say(cause))
              .map((sentence) => (
                <li
                  key={sentence}
                  className="relative ps-5 before:absolute before:left-0 before:content-['✕'] before:text-st-loss"
                >
                  {sentence}
                </li>
              ))}
          </ul>
          {!causes.some(blocksDuel) && <p>{texts.setup.stillPlays}</p>}
        </div>
      )}
    </>
  );
}
