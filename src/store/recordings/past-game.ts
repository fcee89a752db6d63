import { array, boolean, nullable, number, object, optional, picklist, string, tuple, union, type InferOutput } from 'valibot';
import { PROFILE_IDS, type ProfileId } from '../../engine/duel';
import type { VisionProfile } from '../../engine/vision';
import { RESULTS as VISION_RESULTS } from '../../engine/vision/words';
import type { OpenGame } from '../keeping/open-game';
import { duelFigures, visionFigures } from '../game-figures';
import { isVision, type GameView } from '../running/either-game';
import type { SavedGame } from '../keeping/saved-game';
import { fieldShape } from './field-shape';
import type { PlayedBack } from './played-back';
import { result } from '../storage/game-words';

/** How a game of either kind ended. */
const either = union([result, object({ winner: picklist([0, 1, 'draw']), reason: picklist(VISION_RESULTS) })]);

/** A duel of the past as the library lists it. */
export const pastGame = object({
  id: string(),
  /** When it was filed, in milliseconds. */
  at: number(),
  names: tuple([string(), string()]),
  /** Null: the recording is public. */
  decks: nullable(tuple([string(), string()])),
  // Filed before there was another: the first.
  profile: optional(picklist([...PROFILE_IDS, 'vision'] satisfies (ProfileId | VisionProfile)[]), PROFILE_IDS[0]),
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
  result: nullable(either),
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

/** What the end of a game tells of it, as everybody saw it. */
function factsOfEnd(view: GameView, startingLife: number): Pick<PastGame, 'turns' | 'lifePoints' | 'result' | 'course'> {
  const { turn, seats, result } = view;
  const { longestChain, largestLoss, lifePoints } = isVision(view)
    ? visionFigures(view, startingLife)
    : duelFigures(view, startingLife);
  const [near, far] = fieldShape(view);
  return {
    turns: turn,
    lifePoints: [lifeOf(seats[0]), lifeOf(seats[1])],
    course: {
      longestChain,
      largestLoss,
      lifePoints: lifePoints.map(([first, second]) => [first, second]),
      field: [[...near], [...far]],
    },
    result,
  };
}

export function factsOfPlayed(duel: PlayedBack): Facts {
  return {
    names: [duel.names[0], duel.names[1]],
    decks: duel.decks && [duel.decks[0], duel.decks[1]],
    profile: duel.profile,
    ...factsOfEnd(duel.view(duel.positions - 1, 'public'), duel.lifePoints),
  };
}

export function factsOfOpen({ running, seats: [first, second], lifePoints }: OpenGame): Facts {
  const { session } = running;
  return {
    names: [first.name, second.name],
    decks: [first.deck, second.deck],
    profile: session.profile,
    ...factsOfEnd(session.view('public'), lifePoints),
  };
}

const lifeOf = ({ counters }: GameView['seats'][number]): number =>
  'lifePoints' in counters ? counters.lifePoints : counters.life;
