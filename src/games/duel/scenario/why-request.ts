import { learnedSince } from '../../../engine/duel';
import type { Learned } from '../../../engine/table';
import type { LineOfScript } from '../../../scenario/scenario-game';
import type { DuelKinds } from './duel-kinds';
import type { TacitWindow } from '../../../courtesy';

/**
 * Why coming back to a window is no longer a right but a request: its player has learned something since (rulings), or has
 * answered something by hand. Null while it is a right.
 */
export const whyRequest = (line: LineOfScript<DuelKinds>, window: TacitWindow): Learned | 'answer' | null =>
  learnedSince(line.run.view(window.player).log, window.player, window.line, Infinity) ??
  (line.hasAnsweredSince(window) ? 'answer' : null);
