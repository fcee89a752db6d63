import type { DuelView } from '../../engine/duel';
import type { GameView } from '../../games/view';

/** The table knows two acts that only a duel has: a destination that is said with the end of a phase, and the end of the turn. */
export const isDuel = (view: GameView): view is DuelView => view.game === 'duel';
