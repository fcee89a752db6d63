import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { DeckList, DuelGame, ProfileId } from '../engine/duel';
import { UsageError } from './terminal';

const passcodes = v.array(v.number());
const deckFile = v.object({
  decks: v.array(
    v.object({ id: v.string(), main: passcodes, side: v.optional(passcodes, []), fusion: v.optional(passcodes, []) }),
  ),
});

/** The first two decks of a deck file; without a file those that come with the table. */
export function twoDecks(game: DuelGame, profile: ProfileId, file: string | undefined): readonly [DeckList, DeckList] {
  const [first, second] = file === undefined ? game.decks(profile) : decksOf(file);
  if (first === undefined || second === undefined) throw new UsageError(`${file}: expected two decks`);
  const pool = game.pool(profile);
  const unknown = [...new Set([...first.main, ...second.main])].filter((passcode) => pool.definition(passcode) === undefined);
  if (unknown.length > 0)
    throw new UsageError(
      `${file ?? 'built-in decks'}: not implemented: ${unknown.map((passcode) => pool.facts(passcode)?.en ?? passcode).join(', ')}`,
    );
  return [first, second];
}

function decksOf(file: string): readonly DeckList[] {
  try {
    return v.parse(deckFile, JSON.parse(readFileSync(file, 'utf8'))).decks;
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
