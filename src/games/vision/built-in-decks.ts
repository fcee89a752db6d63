import type { VisionGame } from '../../engine/vision';
import { ownDeck, type DeckOfGame } from '../../store/decks/deck-choice';
import type { OwnDeck } from '../../store/decks/kept-decks';

/** The decks of VISION that come with the table: each has one part and nothing besides. */
export const visionDecks = (game: VisionGame): readonly DeckOfGame[] =>
  game.decks('vision').map((deck) => ({ ...deck, side: [], fusion: [], game: 'vision' }));

/** A deck of VISION by its id; undefined when there is none, or none any more. */
export const visionDeckById = (game: VisionGame, id: string): DeckOfGame | OwnDeck | undefined =>
  visionDecks(game).find((one) => one.id === id) ?? ownDeck(id, 'vision');
