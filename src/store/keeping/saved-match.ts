import {
  array,
  boolean,
  integer,
  literal,
  maxLength,
  minValue,
  null_,
  object,
  optional,
  picklist,
  pipe,
  tuple,
  union,
  unknown,
  variant,
} from 'valibot';
import { PROFILE_IDS } from '../../engine/duel';
import { amount, MOST_LINES, startingLife, word } from '../storage/limits';
import { player } from '../storage/game-words';
import { result } from './match-words';

const count = pipe(amount, integer(), minValue(0));
const cards = pipe(array(count), maxLength(1000));
const deck = object({ main: cards, side: cards, fusion: cards });
const counts = tuple([count, count]);
const decks = tuple([deck, deck]);

/** A match as it is kept with its duel. */
export const savedMatch = object({
  plan: object({
    // Kept before there was another: the first.
    profile: optional(picklist(PROFILE_IDS), PROFILE_IDS[0]),
    seed: word,
    decks,
    lifePoints: startingLife,
    first: optional(player),
  }),
  decks,
  exchanged: counts,
  duels: pipe(
    array(
      object({
        ...result.entries,
        turns: count,
        lifePoints: tuple([amount, amount]),
        course: pipe(array(tuple([amount, amount])), maxLength(MOST_LINES)),
        first: union([player, null_()]),
        exchanged: counts,
        recording: unknown(),
      }),
    ),
    maxLength(3),
  ),
  stage: variant('kind', [
    object({ kind: literal('preparing') }),
    object({ kind: literal('dueling'), cuts: counts }),
    object({ kind: literal('exchanging'), done: tuple([boolean(), boolean()]) }),
    object({ kind: literal('over') }),
  ]),
});
