/** The lesson with which whoever is new to VISION begins. */
export const FIRST_GAME = 'vision-first-game';
