import type { Notation } from '../../games/game';
import type { GameView } from '../../games/view';
import { anyDeck, nameOfDeck } from '../decks/deck-book';
import type { PlayedBack } from './played-back';

/** A recorded game as text, by what its game writes: everything once it is over, until then what everybody saw. */
export function notatedText(played: PlayedBack, language: 'en' | 'ja', notation: Notation): string {
  const { names, profile, lifePoints } = played;
  const isPublic = played.isPublic || !played.isOver;
  const deckName = (id: string): string => {
    const deck = anyDeck(id);
    return deck ? nameOfDeck(deck, language) : '–';
  };
  const decks = isPublic || !played.decks ? null : ([deckName(played.decks[0]), deckName(played.decks[1])] as const);
  return notation.write({ names, decks, profile, lifePoints, isPublic, positions: positionsOf(played, isPublic) }, language);
}

/** Each position is taken once at the most: lines of one moment look at the same one. */
function positionsOf(played: PlayedBack, isPublic: boolean) {
  const taken = new Map<number, GameView>();
  const view = (position: number): GameView => {
    const seen = taken.get(position) ?? (isPublic ? played.filedView(position) : played.view(position, 'both'));
    taken.set(position, seen);
    return seen;
  };
  return { lines: played.lines, view, last: view(played.positions - 1) };
}
