import { cardFacts } from '../../cards/printed';
import { notationOf, visionNotationOf, type NotationLanguage, type Positions } from '../../notation/index';
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
      { ...head, profile: duel.profile, positions: positionsOf(duel, isPublic) },
      language,
      (passcode) => book.card(passcode)?.facts[language] ?? String(passcode),
    );
  }
  return notationOf(
    { ...head, profile: duel.profile, positions: positionsOf(duel, isPublic) },
    language,
    (passcode) => cardFacts(passcode)?.[language] ?? String(passcode),
  );
}

/** Each position is taken once at the most: lines of one moment look at the same one. */
function positionsOf<View>(
  duel: {
    readonly positions: number;
    readonly lines: readonly number[];
    readonly view: (position: number, watcher: 'public' | 'both') => View;
  },
  isPublic: boolean,
): Positions<View> {
  const taken = new Map<number, View>();
  const view = (position: number): View => {
    const seen = taken.get(position) ?? duel.view(position, isPublic ? 'public' : 'both');
    taken.set(position, seen);
    return seen;
  };
  return { lines: duel.lines, view, last: view(duel.positions - 1) };
}
