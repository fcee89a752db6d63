import type { ProfileId } from '../engine/duel';
import type { VisionProfile } from '../engine/vision';
import type { Games } from './games';
import { ofDuel } from './of-duel';
import { ofVision } from './of-vision';
import { oneOf } from './options';
import type { TriedGame, TriedRun } from './tried-game';

const GAMES = ['duel', 'vision'] as const;

/** Which game, by which of its rule sets; plain data, so that a thread can be told. */
export type Chosen =
  { readonly game: 'duel'; readonly profile: ProfileId } | { readonly game: 'vision'; readonly profile: VisionProfile };

/** The game and the rule set that are named; none named are the duel, and the usual rule set of the game. */
export function chosenGame({ duel, vision }: Games, given: { readonly game?: string; readonly profile?: string }): Chosen {
  const game = oneOf('game', given.game, GAMES);
  return game === 'duel'
    ? { game, profile: oneOf('profile', given.profile, duel.profiles) }
    : { game, profile: oneOf('profile', given.profile, vision.profiles) };
}

/** Does the same with either game. */
export const withGame = <Result>(
  { duel, vision }: Games,
  chosen: Chosen,
  use: <Deck, Run extends TriedRun<Run>>(game: TriedGame<Deck, Run>) => Result,
): Result => (chosen.game === 'duel' ? use(ofDuel(duel, chosen.profile)) : use(ofVision(vision)));
