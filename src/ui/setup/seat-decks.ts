import { useDeckTexts } from '../../i18n/deck-texts';
import { useLanguage } from '../../i18n/language';
import { useRuleSetTexts } from '../../i18n/rule-set-texts';
import { builtInDecks, isOwn, nameOfDeck, ownDecks, type ShelfDeck } from '../../store/decks/deck-choice';
import { useDeckShelf } from '../../store/decks/deck-shelf';
import { useRuleSet } from '../../store/rule-set';
import type { VisionSeats } from './use-vision-seats';

/** A deck as it is offered to a seat. */
export interface OfferedDeck {
  readonly id: string;
  readonly name: string;
  /** What it does, in a sentence. */
  readonly note: string;
  /** Its cards: the crest of one of them stands for it. */
  readonly cards: ShelfDeck;
}

/** What the seats may choose from; a sentence where that is not there yet, or cannot be. */
export interface Offer {
  readonly decks: readonly OfferedDeck[];
  readonly missing?: { readonly say: string; readonly isFault: boolean };
}

/** The decks of the chosen game: the players' own first. */
export function useOffer({ behind, decks: vision }: Pick<VisionSeats, 'behind' | 'decks'>): Offer {
  const language = useLanguage();
  const { setup } = useDeckTexts();
  const rules = useRuleSetTexts();
  const own = useDeckShelf((store) => store.decks);
  const { profile, isVision } = useRuleSet();
  if (isVision && !behind)
    return { decks: [], missing: { say: behind === null ? rules.fetching : rules.notFetched, isFault: behind === undefined } };
  const decks: readonly ShelfDeck[] = isVision ? vision : [...ownDecks(own, 'duel'), ...builtInDecks(profile)];
  return {
    decks: decks.map((deck) => ({
      id: deck.id,
      name: nameOfDeck(deck, language) || setup.unnamed,
      note: isOwn(deck) ? setup.own : deck.theme[language],
      cards: deck,
    })),
  };
}
