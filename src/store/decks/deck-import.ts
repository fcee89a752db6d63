import { factsOf, readDeckText, type DeckReading } from '../../decks';
import { fetchGame, otherGames } from '../game';

/** Reads a deck of the duel from text. What is none may be a deck of another game, which is fetched to say so. */
export async function readForDuel(text: string): Promise<DeckReading> {
  const read = readDeckText(text);
  if (read.ok && Object.values(read.cards).some((list) => list.some((passcode) => factsOf(passcode)))) return read;
  for (const id of otherGames()) {
    // Without the game nothing more can be said of it.
    const isDeck = await fetchGame(id).then(
      (game) => game.isDeck(text),
      () => false,
    );
    if (isDeck) return { ok: false, problems: [{ kind: 'otherGame', game: id }] };
  }
  return read;
}
