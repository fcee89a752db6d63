import type { Courtesies } from '../../table/courtesy';

/** A game of VISION pauses nowhere: nothing lies there that would show whether somebody could respond. */
export const visionCourtesies: Courtesies = {
  neverSkipped: ['answer'],
  pauseAt: () => undefined,
  answersItself: () => false,
};
