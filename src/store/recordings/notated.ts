import { cardFacts } from '../../cards/printed';
import { notationOf, visionNotationOf, type NotationLanguage } from '../../notation/index';
import { anyDeck, nameOfDeck } from '../decks/deck-book';
import { bookOfVision } from '../game';
import { isPlayedVision, type PlayedBack } from './played-back';

/** A recorded game as text: everything once it is over, until then what everybody saw. */
export function notatedText(duel: PlayedBack, language: NotationLanguage): string {
  const isPublic = duel.isPublic || !duel.isOver;
  const deckName = (id: string): string => {
    const deck = anyDeck(id);
    return deck ? nameOfDeck(deck, language) : '–';
  };
  const decks = isPublic || !duel.decks ? null : ([deckName(duel.decks[0]), deckName(duel.decks[1])] as const);
  const { names, lifePoints } = duel;
  const head = { names, decks, lifePoints, isPublic };
  if (isPlayedVision(duel)) {
    const book = bookOfVision();
    return visionNotationOf(
      { ...head, profile: duel.profile, views: viewsOf(duel, isPublic) },
      language,
      (passcode) => book.card(passcode)?.facts[language] ?? String(passcode),
    );
  }
  return notationOf(
    { ...head, profile: duel.profile, views: viewsOf(duel, isPublic) },
    language,
    (passcode) => cardFacts(passcode)?.[language] ?? String(passcode),
  );
}

function viewsOf<View>(
  { positions, view }: { readonly positions: number; readonly view: (position: number, watcher: 'public' | 'both') => View },
  isPublic: boolean,
): readonly [View, ...View[]] {
  const [first, ...more] = Array.from({ length: positions }, (_, position) => view(position, isPublic ? 'public' : 'both'));
  return [first!, ...more];
}
