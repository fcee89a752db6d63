import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { UsageError } from './terminal';

/** The first two decks of a file; without a file those that come with the table. */
export function firstTwo<Deck>(
  file: string | undefined,
  deck: v.GenericSchema<unknown, Deck>,
  builtIn: readonly Deck[],
): readonly [Deck, Deck] {
  const [first, second] = file === undefined ? builtIn : decksOf(file, deck);
  if (first === undefined || second === undefined) throw new UsageError(`${file}: expected two decks`);
  return [first, second];
}

/** What a message about a file of decks begins with. */
export const sourceOfDecks = (file: string | undefined): string => file ?? 'built-in decks';

function decksOf<Deck>(file: string, deck: v.GenericSchema<unknown, Deck>): readonly Deck[] {
  try {
    return v.parse(v.object({ decks: v.array(deck) }), JSON.parse(readFileSync(file, 'utf8'))).decks;
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
