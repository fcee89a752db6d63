import { useId, type ReactNode } from 'react';
import { useDeckTexts } from '../../i18n/deck-texts';
import { useLanguage } from '../../i18n/language';
import { useShellTexts } from '../../i18n/shell-texts';
import { builtInDecks, deckById, isOwn, nameOfDeck, type ShelfDeck } from '../../store/decks/deck-choice';
import { useRuleSet } from '../../store/rule-set';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { ButtonLink } from '../shared/Button';
import { Field, SelectField } from '../shared/Field';
import { deckAddress } from '../decks/doors';

interface SeatDeckProps {
  readonly deck: string;
  readonly onChange: (deck: string) => void;
  /** Why it is not legal, as soon as that can be told. */
  readonly causes: ReactNode;
}

/** The deck of a seat: chosen among all, with the way to its cards, and every cause why it is not legal. */
export function SeatDeck({ deck: chosen, onChange, causes }: SeatDeckProps) {
  const t = useShellTexts();
  const texts = useDeckTexts();
  const language = useLanguage();
  const id = useId();
  const { decks } = useDeckShelf();
  const { profile } = useRuleSet();
  const builtIn = builtInDecks(profile);
  const deck = deckById(chosen);
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
      {deck && causes}
    </>
  );
}
