import { useDeckTexts } from '../../../i18n/deck-texts';
import { useLanguage } from '../../../i18n/language';
import { useRuleSetTexts } from '../../../i18n/rule-set-texts';
import { signOf } from '../../../games/played';
import {
  decksAtOnce,
  isOwn,
  isThere,
  nameOfDeck,
  ownDecks,
  type OfferedName,
  type ShelfDeck,
} from '../../../store/decks/deck-choice';
import { useDeckShelf } from '../../../store/decks/deck-shelf';
import { kiosk, offered, useForVisitors } from '../../../store/kiosk';
import { useRuleSet } from '../../../store/rule-set';
import type { Pair } from '../../../store/seats';
import type { DecksOfGame } from '../../base/shared/game-beside';

/** A deck as it is offered to a seat. */
export interface OfferedDeck {
  readonly id: string;
  readonly name: string;
  /** What it does, in a sentence. */
  readonly note: string;
  /** Its cards, once they are there: the crest of one of them stands for it. */
  readonly cards: ShelfDeck | undefined;
}

/** What the seats may choose from; a sentence where that is not there yet, or cannot be. */
export interface Offer {
  readonly decks: readonly OfferedDeck[];
  readonly missing?: { readonly say: string; readonly isFault: boolean };
}

/** The decks of the chosen game: the players' own first. Some come with the game, which is null while it is fetched. */
export function useOffer(behind: DecksOfGame | null | undefined): Offer {
  const language = useLanguage();
  const { setup } = useDeckTexts();
  const rules = useRuleSetTexts();
  const own = useDeckShelf((store) => store.decks);
  const { played, game } = useRuleSet();
  const forVisitors = useForVisitors();
  const come = decksAtOnce(played) ?? behind?.builtIn(played);
  if (!come) {
    const name = signOf(game).name[language];
    const isFault = behind === undefined;
    return { decks: [], missing: { say: isFault ? rules.notFetched(name) : rules.fetching(name), isFault } };
  }
  const there: readonly OfferedName[] = [...ownDecks(own, game), ...come];
  const decks = kiosk ? offered(there, forVisitors) : there;
  return {
    decks: decks.map((deck) => ({
      id: deck.id,
      name: nameOfDeck(deck, language) || setup.unnamed,
      note: isOwn(deck) ? setup.own : deck.theme[language],
      cards: 'main' in deck ? deck : behind?.deckOf(deck.id),
    })),
  };
}

/** A deck that is gone, or that a kiosk does not offer any more, gives way to the usual one, or to one that is offered. */
export function amongOffered(chosen: Pair<string>, { decks }: Pick<Offer, 'decks'>, usual: Pair<string> = chosen): Pair<string> {
  const canBeChosen = (id: string): boolean => decks.some((deck) => deck.id === id) || (!kiosk && isThere(id));
  const deck = (seat: 0 | 1): string =>
    [chosen[seat], usual[seat]].find(canBeChosen) ?? (decks[seat] ?? decks[0])?.id ?? chosen[seat];
  return [deck(0), deck(1)];
}
