import type { Desk } from './desk';
import type { VisionGame } from '../../engine/vision';
import { savedGameOf, startDuel, startVision, type DuelPlan, type VisionPlan } from '../keeping/open-game';

/** Duels come and go: begun, kept in the browser, opened from a file. */
export interface Filing {
  readonly start: (plan: DuelPlan) => void;
  /** Begins a game of VISION, which has been fetched. */
  readonly startVision: (game: VisionGame, plan: VisionPlan) => void;
  /** Takes the kept duel up. `wasCutShort`: the page that kept it ended without leaving. */
  readonly resume: (kept?: { readonly wasCutShort?: boolean }) => void;
  readonly openFile: (text: string) => boolean;
  readonly saveFile: () => string | null;
  readonly leave: () => void;
}

export function filing(desk: Desk): Filing {
  return {
    start: (plan) => desk.lay(startDuel(desk.game().duel, plan), { begins: true }),

    startVision: (game, plan) => desk.lay(startVision(game, plan), { begins: true }),

    resume: (kept) => desk.takeUp(kept),

    openFile: (text) => {
      desk.trouble(null);
      const problem = desk.openText(text);
      if (problem) desk.trouble({ kind: 'cannotOpen', problem, isAside: false });
      return problem === null;
    },

    saveFile: () => desk.open && JSON.stringify(savedGameOf(desk.open)),

    leave: () => desk.clear(),
  };
}
