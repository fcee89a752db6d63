/** The lesson with which whoever has never duelled begins. */
export const FIRST_DUEL = 'first-duel';

/** The lesson with which whoever is new to VISION begins. */
export const FIRST_GAME = 'vision-first-game';

/** After a guided game one plays without a guide. */
export const isGuidedGame = (id: string): boolean => id === FIRST_DUEL || id === FIRST_GAME;
