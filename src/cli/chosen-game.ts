import type { CliGame, Games } from './cli-game';
import { oneOf } from './options';

/** Which game, by which of its rule sets; plain data, so that a thread can be told. */
export interface Chosen {
  readonly game: string;
  readonly profile: string;
}

/** The game and the rule set that are named; none named are the usual game, and the usual rule set of the game. */
export function chosenGame(games: Games, given: { readonly game?: string; readonly profile?: string }): Chosen {
  const [usual, ...others] = games.map(({ id }) => id) as [string, ...string[]];
  const game = oneOf('game', given.game, [usual, ...others]);
  return { game, profile: oneOf('profile', given.profile, gameOf(games, { game }).profiles) };
}

export const gameOf = (games: Games, { game }: Pick<Chosen, 'game'>): CliGame => games.find(({ id }) => id === game)!;
