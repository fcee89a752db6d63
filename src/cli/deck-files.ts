import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { DeckList, DuelGame, ProfileId } from '../engine/duel';
import { COPIES, DECK_SIZE, type DeckList as VisionDeck, type VisionGame } from '../engine/vision';
import { UsageError } from './terminal';

const passcodes = v.array(v.number());
const duelDeck = v.object({
  id: v.string(),
  main: passcodes,
  side: v.optional(passcodes, []),
  fusion: v.optional(passcodes, []),
});
const visionDeck = v.object({ id: v.string(), main: passcodes });

/** The first two decks of a duel's deck file; without a file those that come with the table. */
export function twoDuelDecks(game: DuelGame, profile: ProfileId, file: string | undefined): readonly [DeckList, DeckList] {
  const [first, second] = firstTwo<DeckList>(file, duelDeck, game.decks(profile));
  const pool = game.pool(profile);
  const unknown = [...new Set([...first.main, ...second.main])].filter((passcode) => pool.definition(passcode) === undefined);
  if (unknown.length > 0)
    throw new UsageError(
      `${file ?? 'built-in decks'}: not implemented: ${unknown.map((passcode) => pool.facts(passcode)?.en ?? passcode).join(', ')}`,
    );
  return [first, second];
}

/** The same for VISION, whose decks have one list. */
export function twoVisionDecks(
  { pool, decks, profiles: [profile] }: VisionGame,
  file: string | undefined,
): readonly [VisionDeck, VisionDeck] {
  const two = firstTwo<VisionDeck & { readonly id: string }>(file, visionDeck, decks(profile));
  for (const { id, main } of two) {
    const wrong = (what: string): UsageError => new UsageError(`${file ?? 'built-in decks'}: deck "${id}": ${what}`);
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

function firstTwo<Deck>(
  file: string | undefined,
  deck: v.GenericSchema<unknown, Deck>,
  builtIn: readonly Deck[],
): readonly [Deck, Deck] {
  const [first, second] = file === undefined ? builtIn : decksOf(file, deck);
  if (first === undefined || second === undefined) throw new UsageError(`${file}: expected two decks`);
  return [first, second];
}

function decksOf<Deck>(file: string, deck: v.GenericSchema<unknown, Deck>): readonly Deck[] {
  try {
    return v.parse(v.object({ decks: v.array(deck) }), JSON.parse(readFileSync(file, 'utf8'))).decks;
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
