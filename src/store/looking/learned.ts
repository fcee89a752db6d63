/** What a player has learned since a window: the rules say it, the table asks it. */
export { LEARNED, learnedSince, type Learned } from '../../engine';
