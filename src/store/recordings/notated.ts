import { cardFacts } from '../../cards/printed';
import type { DuelView } from '../../engine/duel';
import { notationOf, type NotationLanguage } from '../../notation/index';
import { anyDeck, nameOfDeck } from '../decks/deck-book';
import type { PlayedBack } from './played-back';

/** A recorded duel as text: everything once it is over, until then what everybody saw. */
export function notatedText(duel: PlayedBack, language: NotationLanguage): string {
  const isPublic = duel.isPublic || !duel.isOver;
  const [first, ...more] = Array.from({ length: duel.positions }, (_, position): DuelView =>
    duel.view(position, isPublic ? 'public' : 'both'),
  );
  const deckName = (id: string): string => {
    const deck = anyDeck(id);
    return deck ? nameOfDeck(deck, language) : '–';
  };
  const decks = isPublic || !duel.decks ? null : ([deckName(duel.decks[0]), deckName(duel.decks[1])] as const);
  const cardName = (passcode: number): string => cardFacts(passcode)?.[language] ?? String(passcode);
  return notationOf(
    { names: duel.names, decks, profile: duel.profile, lifePoints: duel.lifePoints, isPublic, views: [first!, ...more] },
    language,
    cardName,
  );
}
