import type { GameSign, RuleSetSign } from './sign';
import { GAMES } from './signs';

export { GAMES };

/** The rule sets of all games, in the order in which the start offers them. */
const RULE_SETS: readonly RuleSetSign[] = GAMES.flatMap(({ ruleSets }) => ruleSets);

export const GAME_IDS: readonly string[] = GAMES.map(({ id }) => id);
export const PLAYED_IDS: readonly string[] = RULE_SETS.map(({ id }) => id);

/** The game of this name, or else the usual one. */
export const signOf = (game: string): GameSign => GAMES.find(({ id }) => id === game) ?? GAMES[0];

/** The rule set of this name, or else the usual one. */
export const ruleSetOf = (played: string): RuleSetSign => RULE_SETS.find(({ id }) => id === played) ?? GAMES[0].ruleSets[0];

/** The game that has a rule set of this name; undefined where none has. */
export const gameOfProfile = (profile: unknown): string | undefined =>
  GAMES.find(({ ruleSets }) => ruleSets.some(({ id }) => id === profile))?.id;
