import { LEARNED } from '../../engine/duel';

/** What a player has learned since a window: the rules say it, the table asks it. */
export { learnedSince } from '../../engine/duel';

/** Why coming back to a window is a request and no right: what its player has learned since, or that it has answered by hand. */
export const WHY_ASKED = [...LEARNED, 'answered'] as const;
export type WhyAsked = (typeof WHY_ASKED)[number];
