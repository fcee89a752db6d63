import { GAMES } from '../../../games/played';

/** Whether a lesson is the guided game with which somebody new begins: after it one plays without a guide. */
export const isGuidedGame = (id: string): boolean => GAMES.some(({ firstLesson }) => firstLesson?.id === id);
