import type { Desk } from './desk';
import { notFetched, savedGameOf, startGame, type TablePlan } from '../keeping/open-game';
import { gameOfSaved } from '../keeping/saved-game';

/** Duels come and go: begun, kept in the browser, opened from a file. */
export interface Filing {
  /** Begins a game, which has been fetched. */
  readonly start: (plan: TablePlan) => void;
  /** Takes the kept duel up. `wasCutShort`: the page that kept it ended without leaving. */
  readonly resume: (kept?: { readonly wasCutShort?: boolean }) => void;
  readonly openFile: (text: string) => boolean;
  readonly saveFile: () => string | null;
  readonly leave: () => void;
}

export function filing(desk: Desk): Filing {
  return {
    start: (plan) => {
      const game = desk.game()[plan.game ?? gameOfSaved({})];
      if (!game) throw new Error(notFetched(plan.game ?? ''));
      desk.lay(startGame(game, plan), { begins: true });
    },

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
