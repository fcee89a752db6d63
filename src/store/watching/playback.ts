import { create } from 'zustand';
import { desk } from '../desk/table-store';
import { openSavedGame } from '../keeping/open-game';
import { covered } from '../looking/screen';
import type { GameView } from '../../games/view';
import type { PlayedBack, Watcher } from '../recordings/played-back';
import { gamesOfThisPage } from '../game';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** A recording that is being watched. The running duel lies where it lay, and comes back when the watching ends. */
export interface Watched {
  readonly played: PlayedBack;
  readonly position: number;
  readonly watcher: Watcher;
  readonly view: GameView;
  /** Lines of the log that the last step has brought. */
  readonly fresh: number;
  /** How often positions were leapt over: what lies on the other side has not moved there. */
  readonly leaps: number;
  /** Runs on by itself. */
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** The players have agreed to show the hands of a duel that is not over. */
  readonly handsAgreed: boolean;
  /** Whoever opened it wants it looked through. */
  readonly isJudged: boolean;
}

interface Playback {
  readonly watched: Watched | null;
  readonly watch: (duel: PlayedBack, at?: 'beginning' | 'end', isJudged?: boolean) => void;
  readonly stop: () => void;
  readonly goTo: (position: number) => void;
  /** One decision on or back. */
  readonly step: (by: 1 | -1) => void;
  /** To the first decision of the turn; back again: of the turn before. */
  readonly turn: (by: 1 | -1) => void;
  readonly play: (isPlaying: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
  /**
   * Looks with other eyes. Hands of a duel that is not over are shown only once that is agreed. @returns whether it is so now.
   */
  readonly watchAs: (watcher: Watcher, agreed?: boolean) => boolean;
  /** Makes a new running duel from the position that is shown. @returns false when only its public side is known. */
  readonly playOn: () => boolean;
}

export const usePlayback = create<Playback>()((set, get) => {
  function show(change: Partial<Omit<Watched, 'view' | 'fresh' | 'leaps'>>): void {
    const { watched } = get();
    if (!watched) return;
    const next = { ...watched, ...change };
    if (next.position === watched.position && next.watcher === watched.watcher) return set({ watched: next });
    const view = next.played.view(next.position, next.watcher);
    const leaps = watched.leaps + Number(next.position > watched.position + 1);
    set({ watched: { ...next, view, leaps, fresh: Math.max(0, view.log.length - watched.view.log.length) } });
  }

  return {
    watched: null,

    watch: (played, at = 'beginning', isJudged = false) => {
      const position = at === 'end' ? played.positions - 1 : 0;
      const watcher: Watcher = played.isOver && !played.isPublic ? 'both' : 'public';
      // The cards of whoever looked last are not left lying open under the recording.
      if (desk.open) coverTable();
      set({
        watched: {
          played,
          position,
          watcher,
          view: played.view(position, watcher),
          fresh: 0,
          leaps: 0,
          isPlaying: false,
          speed: 1,
          handsAgreed: played.isOver,
          isJudged,
        },
      });
    },

    stop: () => set({ watched: null }),

    goTo: (position) => {
      const { watched } = get();
      if (!watched) return;
      const last = watched.played.positions - 1;
      const to = Math.max(0, Math.min(last, Math.round(position)));
      show({ position: to, isPlaying: watched.isPlaying && to < last });
    },

    step: (by) => {
      const { watched, goTo } = get();
      if (watched) goTo(watched.position + by);
    },

    turn: (by) => {
      const { watched, goTo } = get();
      if (watched) goTo(turnStart(watched, by));
    },

    play: (isPlaying) => {
      const { watched } = get();
      if (!watched) return;
      const isAtEnd = watched.position === watched.played.positions - 1;
      show({ isPlaying, ...(isPlaying && isAtEnd && { position: 0 }) });
    },

    setSpeed: (speed) => show({ speed }),

    watchAs: (watcher, agreed = false) => {
      const { watched } = get();
      if (!watched || (watched.played.isPublic && watcher !== 'public')) return false;
      const handsAgreed = watched.handsAgreed || agreed;
      if (watcher !== 'public' && !handsAgreed) return false;
      show({ watcher, handsAgreed });
      return true;
    },

    playOn: () => {
      const { watched } = get();
      const saved = watched?.played.takenUpAt(watched.position);
      if (!saved) return false;
      const opened = openSavedGame(gamesOfThisPage(), saved);
      if (!opened.ok) return false;
      set({ watched: null });
      desk.lay(opened.open);
      return true;
    },
  };
});

function coverTable(): void {
  desk.change({ memory: { ...covered(desk.memory), look: null } });
}

function turnStart({ played: { turns }, position }: Watched, by: 1 | -1): number {
  if (by === 1) {
    const next = turns.findIndex((turn, at) => at > position && turn > turns[position]!);
    return next < 0 ? turns.length - 1 : next;
  }
  const own = turns.indexOf(turns[position]!);
  return own < position ? own : turns.indexOf(turns[Math.max(0, position - 1)]!);
}
