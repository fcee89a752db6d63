import { useDeckTexts } from '../../i18n/deck-texts';
import { useLanguage } from '../../i18n/language';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { builtInDecks, isOwn, nameOfDeck, type ShelfDeck } from '../../store/decks/deck-choice';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { useRuleSet } from '../../store/rule-set';
import type { useVisionSeats } from './use-vision-seats';

/** A deck as it is offered to a seat. */
export interface OfferedDeck {
  readonly id: string;
  readonly name: string;
  /** What it does, in a sentence. */
  readonly note: string;
  /** Its cards, where crests stand for them. */
  readonly cards?: ShelfDeck;
}

/** What the seats may choose from; a sentence where that is not there yet, or cannot be. */
export interface Offer {
  readonly decks: readonly OfferedDeck[];
  readonly missing?: { readonly say: string; readonly isFault: boolean };
}

/** The decks of the chosen game: the players' own first. */
export function useOffer({ decks: vision }: Pick<ReturnType<typeof useVisionSeats>, 'decks'>): Offer {
  const language = useLanguage();
  const { setup } = useDeckTexts();
  const rules = useRuleSetTexts();
  const own = useDeckShelf((store) => store.decks);
  const { profile, isVision } = useRuleSet();
  if (isVision) {
    if (!vision)
      return { decks: [], missing: { say: vision === null ? rules.fetching : rules.notFetched, isFault: vision === undefined } };
    return { decks: vision.map((deck) => ({ id: deck.id, name: deck[language], note: deck.theme[language] })) };
  }
  return {
    decks: [...own, ...builtInDecks(profile)].map((deck) => ({
      id: deck.id,
      name: nameOfDeck(deck, language) || setup.unnamed,
      note: isOwn(deck) ? setup.own : deck.theme[language],
      cards: deck,
    })),
  };
}
