import { useDeckTexts } from '../../../i18n/deck-texts';
import { useLanguage } from '../../../i18n/language';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { builtInDecks, isOwn, nameOfDeck, ownDecks, type ShelfDeck } from '../../../store/decks/deck-choice';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import { kiosk, offered, useForVisitors } from '../../../store/kiosk';
import { useRuleSet } from '../../../store/rule-set';
import type { Pair } from '../../../store/seats';
import type { VisionSeats } from '../../../games/vision/page/use-vision-seats';

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
  const { profile, game } = useRuleSet();
  const isVision = game === 'vision';
  const forVisitors = useForVisitors();
  if (isVision && !behind)
    return { decks: [], missing: { say: behind === null ? rules.fetching : rules.notFetched, isFault: behind === undefined } };
  const there: readonly ShelfDeck[] = isVision ? vision : [...ownDecks(own, 'duel'), ...builtInDecks(profile)];
  const decks = kiosk ? offered(there, forVisitors) : there;
  return {
    decks: decks.map((deck) => ({
      id: deck.id,
      name: nameOfDeck(deck, language) || setup.unnamed,
      note: isOwn(deck) ? setup.own : deck.theme[language],
      cards: deck,
    })),
  };
}

/** At a kiosk a deck that is not offered any more gives way to one that is. */
export const amongOffered = (chosen: Pair<string>, { decks }: Pick<Offer, 'decks'>): Pair<string> => {
  const deck = (seat: 0 | 1): string =>
    decks.some(({ id }) => id === chosen[seat]) ? chosen[seat] : ((decks[seat] ?? decks[0])?.id ?? chosen[seat]);
  return [deck(0), deck(1)];
};
