import type { Desk } from '../desk';
import { duelAside, keptDuel, setAside } from './duel-shelf';
import { savedDuelOf, startDuel, type DuelPlan } from '../open-duel';

/** Duels come and go: begun, kept in the browser, opened from a file. */
export interface Filing {
  readonly start: (plan: DuelPlan) => void;
  readonly resume: () => void;
  readonly openFile: (text: string) => boolean;
  readonly saveFile: () => string | null;
  /** The kept duel that was put aside because it could not be opened. */
  readonly asideFile: () => string | null;
  readonly leave: () => void;
}

export function filing(desk: Desk): Filing {
  return {
    start: (plan) => desk.lay(startDuel(plan)),

    resume: () => {
      const text = keptDuel();
      const problem = text === null ? null : desk.openText(text);
      if (text === null || problem === null) return;
      setAside(text);
      desk.trouble({ kind: 'cannotOpen', problem, isAside: true });
    },

    openFile: (text) => {
      desk.trouble(null);
      const problem = desk.openText(text);
      if (problem) desk.trouble({ kind: 'cannotOpen', problem, isAside: false });
      return problem === null;
    },

    saveFile: () => desk.open && JSON.stringify(savedDuelOf(desk.open)),

    asideFile: duelAside,

    leave: () => desk.clear(),
  };
}
