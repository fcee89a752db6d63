import {
  array,
  integer,
  literal,
  looseObject,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
  unknown,
} from 'valibot';
import { cardsOf, type Deck } from '../../decks';
import { GAME_IDS } from '../../games/played';

const FORMAT = 'kusari-decks';
/** Raise the version when older ones cannot be read any more. A deck without a game is one of the usual one. */
const VERSION = 1;

/** A deck of the players' own. */
export interface OwnDeck extends Deck {
  readonly name: string;
  /** The cards that it wants in its first hand, if that was ever said. */
  readonly starters?: readonly number[];
}

/** Something kept that could not be read. The text is put aside whole; `detail` is for a bug report. */
export interface DamagedDecks {
  readonly why: 'damaged' | 'foreign' | 'newer' | 'someDamaged';
  readonly detail: string;
}

export interface KeptDecks {
  readonly decks: readonly OwnDeck[];
  readonly damaged: DamagedDecks | null;
}

const passcodes = array(pipe(number(), integer(), minValue(1), maxValue(0xffffffff)));
const ownDeck = object({
  id: string(),
  name: string(),
  game: optional(picklist(GAME_IDS)),
  main: passcodes,
  side: passcodes,
  fusion: passcodes,
  starters: optional(passcodes),
});
const envelope = looseObject({ format: literal(FORMAT), version: number() });
const shelf = object({ format: literal(FORMAT), version: literal(VERSION), decks: array(unknown()) });

export const textOfDecks = (decks: readonly OwnDeck[]): string =>
  JSON.stringify({
    format: FORMAT,
    version: VERSION,
    decks: decks.map((deck) => ({
      id: deck.id,
      name: deck.name,
      ...(deck.game && { game: deck.game }),
      ...cardsOf(deck),
      ...(deck.starters && { starters: deck.starters }),
    })),
  });

/** The decks that the browser kept. A damaged one does not take the others with it. */
export function readKeptDecks(text: string): KeptDecks {
  const none = (why: DamagedDecks['why'], detail: string): KeptDecks => ({ decks: [], damaged: { why, detail } });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return none('damaged', error instanceof Error ? error.message : String(error));
  }
  const outer = safeParse(envelope, json);
  if (!outer.success) return none('foreign', `${FORMAT} expected`);
  if (outer.output.version > VERSION) return none('newer', `version ${outer.output.version}, expected ${VERSION}`);
  const inner = safeParse(shelf, json);
  if (!inner.success) return none('damaged', 'decks: expected a list');

  const decks: OwnDeck[] = [];
  const details: string[] = [];
  inner.output.decks.forEach((entry, i) => {
    const read = safeParse(ownDeck, entry);
    if (!read.success) {
      const [issue] = read.issues;
      details.push(
        `decks.${[i, ...(issue.path ?? []).map(({ key }) => String(key))].join('.')}: expected ${issue.expected ?? '?'}, got ${issue.received}`,
      );
    } else if (decks.some(({ id }) => id === read.output.id))
      details.push(`decks.${i}.id: expected one of its own, got ${read.output.id}`);
    else {
      const { game, starters, ...deck } = read.output;
      decks.push({ ...deck, ...(game && { game }), ...(starters && { starters }) });
    }
  });
  return { decks, damaged: details.length === 0 ? null : { why: 'someDamaged', detail: details.join('; ') } };
}
