import { create } from 'zustand';
import { desk, useTable } from '../desk/table-store';
import type { OpenGame } from '../keeping/open-game';
import type { Pair } from '../seats';
import { courseOf } from './course';
import { fetchLesson, fetchLessons, type LessonEntry, type LessonProblem } from './lesson-file';
import { useProgress } from './progress';
import type { GameOfTable } from '../../games/game';
import type { LessonStop } from '../../games/lesson';
import { openMoment, stopFrom, type WalkedLesson } from './walked-lesson';

export type { LessonEntry, LessonProblem } from './lesson-file';
export type { Both } from '../../games/lesson';

/** A lesson on the table, as it is shown. */
export interface ShownLesson<Stop extends LessonStop = LessonStop> {
  /** Which game it is one of. */
  readonly game: string;
  readonly stop: Stop;
  readonly id: string;
  readonly title: WalkedLesson['title'];
  /** The number of the stop, from 0, of how many. */
  readonly at: number;
  readonly count: number;
  /** The player whose acts the learner does, where the lesson is one to be played. */
  readonly learner: WalkedLesson['learner'];
  /** What was done on the table is not what the lesson does. */
  readonly isOff: boolean;
  /** The learner is to do the next step on the table. */
  readonly isTrying: boolean;
}

interface LessonStore {
  readonly list: readonly LessonEntry[] | null;
  /** Why the list is not there. */
  readonly listProblem: LessonProblem | null;
  readonly lesson: ShownLesson | null;
  /** Why the lesson that was asked for is not there. */
  readonly problem: LessonProblem | null;
  readonly isOpening: boolean;
  readonly fetchList: () => Promise<void>;
  /** Lays a lesson on the table, at one of its moments. The kept duel stays where it is kept. */
  readonly open: (id: string, names: Pair<string>, at?: number) => Promise<void>;
  readonly next: () => void;
  readonly back: () => void;
  readonly restart: () => void;
  /** Lays the present stop anew: after acts that left the lesson. */
  readonly layAgain: () => void;
  readonly tryIt: () => void;
  readonly rename: (names: Pair<string>) => void;
  /** Takes the lesson from the table; a kept duel comes back. */
  readonly leave: () => void;
}

/** What stands behind the shown lesson. */
interface Running {
  /** As it was asked for. */
  readonly id: string;
  readonly game: GameOfTable;
  readonly lesson: WalkedLesson;
  names: Pair<string>;
  at: number;
  duel: OpenGame['running'] | null;
  /** The answers with which the stop was laid, as they compare. */
  laid: readonly string[];
}

/** The learner does the step that comes next: in a lesson to be played, those of one player. */
const isForLearner = ({ learner }: WalkedLesson, { step }: LessonStop): boolean =>
  learner !== null && step !== null && step.looks === undefined && step.player === learner;

export const useLessons = create<LessonStore>()((set, get) => {
  let running: Running | null = null;
  /** Counts what was asked for, so that a file that comes late opens nothing. */
  let wish = 0;

  function lay(at: number): void {
    if (!running) return;
    const { id, game, lesson, names } = running;
    const { title, stops, learner } = lesson;
    const stop = stops[at];
    if (!stop) return;
    const open = openMoment(game, lesson, stop.moment, names);
    running.at = at;
    running.duel = null;
    desk.lay(open, { kept: false });
    running.duel = open.running;
    running.laid = lesson.given(open.running.session);
    useProgress.getState().reach(id, at, stops.length);
    set({
      lesson: {
        game: lesson.game,
        stop,
        id,
        title,
        at,
        learner,
        count: stops.length,
        isOff: false,
        isTrying: isForLearner(lesson, stop),
      },
      problem: null,
    });
  }

  /** Something has changed on the table: the scripted step, or something else. */
  function watch(): void {
    const { lesson } = get();
    if (!running?.duel || !lesson) return;
    if (desk.open?.running !== running.duel) {
      // Another duel was laid on the table, or it was cleared: the lesson is over.
      running = null;
      return set({ lesson: null });
    }
    const given = running.lesson.given(running.duel.session);
    const course = courseOf(running.lesson, lesson.stop.moment, running.laid, given);
    if (course.kind === 'next') lay(stopFrom(running.lesson.stops, course.moment));
    else if (lesson.isOff !== (course.kind === 'off')) set({ lesson: { ...lesson, isOff: course.kind === 'off' } });
  }
  useTable.subscribe(({ table }, before) => {
    if (table !== before.table) watch();
  });

  return {
    list: null,
    listProblem: null,
    lesson: null,
    problem: null,
    isOpening: false,

    fetchList: async () => {
      const fetched = await fetchLessons();
      set(fetched.ok ? { list: fetched.value, listProblem: null } : { listProblem: fetched.problem });
    },

    open: async (id, names, at = 0) => {
      const mine = (wish += 1);
      running = null;
      set({ lesson: null, problem: null, isOpening: true });
      const fetched = await fetchLesson(id);
      if (mine !== wish) return;
      set({ isOpening: false });
      if (!fetched.ok) return set({ problem: fetched.problem });
      const { game, lesson } = fetched.value;
      const count = lesson.stops.length;
      if (at >= count) return set({ problem: { why: 'noMoment', id, at, count } });
      running = { id, game, lesson, names, at, duel: null, laid: [] };
      lay(at);
    },

    next: () => running && lay(running.at + 1),
    back: () => running && lay(running.at - 1),
    restart: () => lay(0),
    layAgain: () => running && lay(running.at),

    tryIt: () => {
      const { lesson } = get();
      if (lesson) set({ lesson: { ...lesson, isTrying: true } });
    },

    rename: (names) => {
      if (!running || running.names.join() === names.join()) return;
      running.names = names;
      lay(running.at);
    },

    leave: () => {
      wish += 1;
      const wasLaid = running?.duel && desk.open?.running === running.duel;
      running = null;
      set({ lesson: null, problem: null, isOpening: false });
      if (!wasLaid) return;
      desk.clear();
      useTable.getState().resume();
    },
  };
});
