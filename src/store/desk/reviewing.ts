import type { Seat as Player } from '../../engine/table';
import type { Desk } from './desk';
import type { TacitWindow } from '../running/given';
import type { Review } from './review';
import type { Stop } from '../running/stops';
import type { Table } from './table';
import { firstStation, stepFrom, timelineOf, turnFrom, type Timeline } from '../going-back/timeline';

/** Looking at earlier positions, and proposing to go back to them. */
export interface Reviewing {
  /** The duel as a line; null when none is on the table. */
  readonly timeline: () => Timeline | null;
  /** Looks at the decision before which `answers` answers had been given; the present one ends the review. */
  readonly review: (answers: number, branch?: number) => void;
  /** Looks at the position right after a line of the log. */
  readonly reviewLine: (line: number) => void;
  /** Looks at where an objection to this window would go back to. */
  readonly preview: (window: TacitWindow) => void;
  readonly leaveReview: () => void;
  readonly step: (by: 1 | -1) => void;
  readonly stepTurn: (by: 1 | -1) => void;
  readonly toEnd: (which: 'first' | 'now') => void;
  /** `by` asks the other seat to go back to the position that is looked at. */
  readonly proposeRewind: (by: Player) => void;
  readonly toggleStop: (stop: Stop) => void;
}

export function reviewing(desk: Desk, tableNow: () => Table | null): Reviewing {
  const timeline = (): Timeline | null => desk.open && timelineOf(desk.open);

  function show(review: Review | null): void {
    if (!desk.open || desk.request) return;
    const { answerCount, reachableFrom } = desk.open.running.session;
    const isNow = review?.branch === null && review.answers >= answerCount;
    desk.change({ review: !review || isNow ? null : { ...review, answers: Math.max(review.answers, reachableFrom) } });
  }

  function go(to: (line: Timeline, from: number) => number): void {
    const line = timeline();
    if (!line) return;
    const from = desk.review?.branch === null ? desk.review.answers : line.now;
    show({ kind: 'review', answers: to(line, from), branch: null });
  }

  return {
    timeline,

    review: (answers, branch) => show({ kind: 'review', answers, branch: branch ?? null }),

    reviewLine: (line) => {
      const { moments, answerCount } = desk.open?.running.session ?? { moments: [], answerCount: 0 };
      const at = moments.findIndex((moment) => moment !== null && moment.told > line);
      show({ kind: 'review', answers: at < 0 ? answerCount : at, branch: null });
    },

    preview: ({ answers }) => {
      if (tableNow()?.standstill === null) show({ kind: 'preview', answers, branch: null });
    },

    leaveReview: () => show(null),

    step: (by) => {
      const { review } = desk;
      if (review?.branch == null) return go((line, from) => stepFrom(line, from, by));
      const { at = 0, line = [] } = desk.open?.running.branches[review.branch] ?? {};
      show({ ...review, answers: Math.max(at, Math.min(at + line.length, review.answers + by)) });
    },

    stepTurn: (by) => go((line, from) => turnFrom(line, from, by)),

    toEnd: (which) => go((line) => (which === 'now' ? line.now : firstStation(line))),

    proposeRewind: (by) => {
      desk.turnstile.through(() => {
        const table = tableNow();
        const { open, review } = desk;
        if (!open || !table || review?.branch !== null || table.standstill !== null || open.running.isBlocked(by)) return;
        desk.change({ request: { kind: 'undo', by, answers: open.running.decisionAt(review.answers) }, review: null });
      });
    },

    toggleStop: (stop) => desk.turnstile.through(() => desk.play((duel) => duel.toggleStop(stop))),
  };
}
