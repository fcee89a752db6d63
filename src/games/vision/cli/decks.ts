import * as v from 'valibot';
import { COPIES, DECK_SIZE, type DeckList, type VisionGame } from '../../../engine/vision';
import { firstTwo, sourceOfDecks } from '../../../cli/deck-files';
import { decksFrom, drawDeck, type Decks } from '../../../cli/random-decks';
import { UsageError } from '../../../cli/terminal';
import { readVisionText, visionCauses } from '../decks';

const deck = v.object({ id: v.string(), main: v.array(v.number()) });

/** The first two decks of a deck file of VISION; without a file those that come with the table. */
export function twoDecks(
  { pool, decks, profiles: [profile] }: VisionGame,
  file: string | undefined,
): readonly [DeckList, DeckList] {
  const two = firstTwo<DeckList & { readonly id: string }>(file, deck, decks(profile));
  for (const { id, main } of two) {
    const wrong = (what: string): UsageError => new UsageError(`${sourceOfDecks(file)}: deck "${id}": ${what}`);
    if (main.length !== DECK_SIZE) throw wrong(`expected ${DECK_SIZE} cards, got ${main.length}`);
    for (const passcode of new Set(main)) {
      const facts = pool.definition(passcode)?.facts;
      if (facts === undefined) throw wrong(`expected a card that can be played, got ${passcode}`);
      const [count, most] = [main.filter((one) => one === passcode).length, facts.deckLimit ?? COPIES];
      if (count > most) throw wrong(`expected at most ${most} of ${facts.en}, got ${count}`);
    }
  }
  return two;
}

/** A deck in any of the forms in which decks come in; where it cannot be played, why. */
export function readDeck({ pool }: VisionGame, text: string): { readonly main: readonly number[] } | string {
  const read = readVisionText(text, pool);
  if (!read.ok) return `it cannot be read: ${JSON.stringify(read.problems[0])}`;
  const { main } = read.cards;
  const [cause] = visionCauses(pool, main);
  return cause === undefined ? { main } : `it is not legal: ${JSON.stringify(cause)}`;
}

/** @returns what makes the decks of one game of VISION. */
export function randomDecks({ pool, decks, profiles: [profile] }: VisionGame): Decks<DeckList> {
  const all = pool.playable.map(({ id }) => id);
  const limits = new Map(pool.playable.map(({ id, deckLimit = COPIES }) => [id, deckLimit]));
  return decksFrom<DeckList>(decks(profile), (random) => ({
    main: drawDeck(
      random,
      DECK_SIZE,
      () => all,
      (passcode) => limits.get(passcode)!,
    ),
  }));
}
