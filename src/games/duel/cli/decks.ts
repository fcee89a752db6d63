import * as v from 'valibot';
import type { DeckList, DuelGame, ProfileId } from '../../../engine/duel';
import { below } from '../../../engine/kernel';
import { firstTwo, sourceOfDecks } from '../../../cli/deck-files';
import { decksFrom, drawDeck, type Decks } from '../../../cli/random-decks';
import { UsageError } from '../../../cli/terminal';
import type { DeckCards } from '../../../cli/thought-game';
import { deckForDuel, factsOf, isPlayable, readDeckText } from '../../../decks';

const MAIN = 40;
const COPIES = 3;

const passcodes = v.array(v.number());
const deck = v.object({
  id: v.string(),
  main: passcodes,
  side: v.optional(passcodes, []),
  fusion: v.optional(passcodes, []),
});

/** The first two decks of a duel's deck file; without a file those that come with the table. */
export function twoDecks(game: DuelGame, profile: ProfileId, file: string | undefined): readonly [DeckList, DeckList] {
  const [first, second] = firstTwo<DeckList>(file, deck, game.decks(profile));
  const pool = game.pool(profile);
  const unknown = [...new Set([...first.main, ...second.main])].filter((passcode) => pool.definition(passcode) === undefined);
  if (unknown.length > 0)
    throw new UsageError(
      `${sourceOfDecks(file)}: not implemented: ${unknown.map((passcode) => pool.facts(passcode)?.en ?? passcode).join(', ')}`,
    );
  return [first, second];
}

const isFusion = (subtype: string): boolean => subtype.startsWith('fusion');

/** A deck in any of the forms in which decks come in; where it cannot be played, why. */
export function readDeck(game: DuelGame, profile: ProfileId, text: string): DeckCards | string {
  const read = readDeckText(text);
  if (!read.ok) return `it cannot be read: ${JSON.stringify(read.problems[0])}`;
  const { main, fusion } = deckForDuel(read.cards);
  const pool = game.pool(profile);
  const missing = [...new Set([...main, ...fusion])].filter((passcode) => !isPlayable(pool, passcode));
  if (missing.length > 0)
    return `these cards cannot be played: ${missing.map((passcode) => factsOf(passcode)?.en ?? passcode).join(', ')}`;
  return main.length < MAIN ? `a deck has at least ${MAIN} cards, this one ${main.length}` : { main, fusion };
}

/** @returns what makes the decks of one duel with the cards of a rule set. */
export function randomDecks(game: DuelGame, profile: ProfileId): Decks<DeckList> {
  const cards = game.pool(profile).playable.filter(({ subtype }) => subtype !== 'token');
  const main = cards.filter(({ subtype }) => !isFusion(subtype)).map(({ id }) => id);
  const fusion = cards.filter(({ subtype }) => isFusion(subtype)).map(({ id }) => id);
  const usual = game.pool(game.profiles[0]);
  // What only this rule set knows is a small part of its cards: a third of a random deck is of it.
  const ownAlone = main.filter((passcode) => usual.facts(passcode) === undefined);
  return decksFrom<DeckList>(game.decks(profile), (random) => ({
    main: drawDeck(
      random,
      MAIN,
      () => (ownAlone.length > 0 && below(random, 3) === 0 ? ownAlone : main),
      () => COPIES,
    ),
    fusion,
  }));
}
