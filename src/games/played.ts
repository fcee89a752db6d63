/** What can be played here, by name: each game with its rule sets, the usual one first. The start shows it before rules come. */
export const PLAYED = { duel: ['expert', 'modern'], vision: ['vision'] } as const;

export type GameId = keyof typeof PLAYED;
export type PlayedId = (typeof PLAYED)[GameId][number];

export const GAME_IDS = Object.keys(PLAYED) as readonly GameId[];
export const PLAYED_IDS: readonly PlayedId[] = Object.values(PLAYED).flat();

/** The game that has a rule set of this name; undefined where none has. */
export const gameOfProfile = (profile: unknown): GameId | undefined =>
  GAME_IDS.find((game) => PLAYED[game].some((one) => one === profile));
