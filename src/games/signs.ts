import { duelSign } from './duel/sign';
import type { GameSign } from './sign';
import { visionSign } from './vision/sign';

/** What can be played here, the usual game first. The start shows it before rules come. */
export const GAMES: readonly [GameSign, ...GameSign[]] = [duelSign, visionSign];
