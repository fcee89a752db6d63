import { factsOf, readDeckText, type DeckReading } from '../../decks';

/** Reads a deck of the duel from text. What is none may be a deck of VISION, which is fetched to say so. */
export async function readForDuel(text: string): Promise<DeckReading> {
  const read = readDeckText(text);
  if (read.ok && Object.values(read.cards).some((list) => list.some((passcode) => factsOf(passcode)))) return read;
  try {
    const { fetchVisionDecks } = await import('./vision-book');
    if ((await fetchVisionDecks()).isVision(text)) return { ok: false, problems: [{ kind: 'otherGame', game: 'vision' }] };
  } catch {
    // Without VISION nothing more can be said of it.
  }
  return read;
}
