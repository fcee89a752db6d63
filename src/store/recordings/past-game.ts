import { array, boolean, nullable, number, object, optional, picklist, string, tuple, type InferOutput } from 'valibot';
import { SEATS } from '../../engine/table';
import type { GameOfTable } from '../../games/game';
import { PLAYED_IDS } from '../../games/played';
import type { GameView } from '../../games/view';
import { RESULTS } from '../../games/words';
import type { OpenGame } from '../keeping/open-game';
import { gameFigures } from '../game-figures';
import type { SavedGame } from '../keeping/saved-game';
import { moment } from '../storage/limits';
import type { PlayedBack } from './played-back';

/** How a game ended, whichever it was. */
const ended = object({ winner: picklist([...SEATS, 'draw']), reason: picklist(RESULTS), passcode: optional(number()) });

/** A duel of the past as the library lists it. */
export const pastGame = object({
  id: string(),
  /** When it was filed, in milliseconds. */
  at: moment,
  names: tuple([string(), string()]),
  /** Null: the recording is public. */
  decks: nullable(tuple([string(), string()])),
  // Filed before there was another: the first.
  profile: optional(picklist(PLAYED_IDS), PLAYED_IDS[0]),
  turns: number(),
  lifePoints: tuple([number(), number()]),
  /** How it went and how the field lay at its end. Not of those that were filed before this was kept. */
  course: optional(
    object({
      longestChain: number(),
      largestLoss: number(),
      lifePoints: array(tuple([number(), number()])),
      field: tuple([tuple([string(), string()]), tuple([string(), string()])]),
    }),
  ),
  /** Null: it was left before its end. */
  result: nullable(ended),
  /** Stays when all others are deleted at once. */
  isPinned: boolean(),
});
export type PastGame = InferOutput<typeof pastGame>;

/** The same recording has the same name, however often it is filed: a hash of its text (cyrb53). */
export function nameOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}

/** What makes two recordings with hands the same one: who sat there, how it began, and every answer. */
export function nameOfSaved({ seats, recording }: SavedGame): string {
  const { origin, answers, surrendered } = recording as {
    readonly origin: unknown;
    readonly answers: unknown;
    readonly surrendered?: unknown;
  };
  return nameOf(JSON.stringify([seats, origin, answers, surrendered]));
}

type Facts = Omit<PastGame, 'id' | 'at' | 'isPinned'>;

/** What the end of a game tells of it, as everybody saw it. The list takes it up if it has words for it. */
function factsOfEnd(game: GameOfTable, profile: string, view: GameView, start: number): Omit<Facts, 'names' | 'decks'> {
  const { turn, result } = view;
  const { longestChain, largestLoss, lifePoints } = gameFigures(game, view, start);
  const [near, far] = game.shape(view);
  const [first, second] = game.lives(view);
  return {
    profile,
    turns: turn,
    lifePoints: [first, second],
    course: {
      longestChain,
      largestLoss,
      lifePoints: lifePoints.map(([one, other]) => [one, other]),
      field: [[...near], [...far]],
    },
    result: result as Facts['result'],
  };
}

export function factsOfPlayed({ game, profile, names, decks, lifePoints, positions, view }: PlayedBack): Facts {
  return {
    names: [names[0], names[1]],
    decks: decks && [decks[0], decks[1]],
    ...factsOfEnd(game, profile, view(positions - 1, 'public'), lifePoints),
  };
}

export function factsOfOpen({ game, running, seats: [first, second], lifePoints }: OpenGame): Facts {
  const { session } = running;
  return {
    names: [first.name, second.name],
    decks: [first.deck, second.deck],
    ...factsOfEnd(game, session.profile, session.plainView('public'), lifePoints),
  };
}
