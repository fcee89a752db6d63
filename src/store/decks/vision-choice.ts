import type { VisionGame } from '../../engine/vision';
import { ownDeck, type VisionBuiltIn } from './deck-choice';
import type { OwnDeck } from './kept-decks';

/** The decks of VISION that come with the table. */
export const visionDecks = (game: VisionGame): readonly VisionBuiltIn[] =>
  game.decks('vision').map((deck) => ({ ...deck, side: [], fusion: [], game: 'vision' }));

/** A deck of VISION by its id; undefined when there is none, or none any more. */
export const visionDeckById = (game: VisionGame, id: string): VisionBuiltIn | OwnDeck | undefined =>
  visionDecks(game).find((one) => one.id === id) ?? ownDeck(id, 'vision');
