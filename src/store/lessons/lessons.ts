import type { Recording } from '../../engine/duel';
import { create } from 'zustand';
import type { WalkMoment, Scenario, Walk } from '../../scenario';
import { desk, useDuel } from '../desk/duel-store';
import type { OpenDuel } from '../keeping/open-duel';
import type { Pair } from '../seats';
import { courseOf } from './course';
import { fetchLessons, fetchScenario, scenarioLayer, type LessonEntry, type LessonProblem } from './lesson-file';
import { openMoment } from './open-moment';
import { stopFrom, stopsOf, type LessonStop } from './stops';
import { gameOfThisPage } from '../game';

export type { LessonEntry, LessonProblem } from './lesson-file';
export type { LessonStop } from './stops';
export type { Both, PlainStep } from '../../scenario';

/** A lesson on the table, as it is shown. */
export interface ShownLesson {
  readonly id: string;
  readonly title: { readonly en: string; readonly ja: string };
  readonly stop: LessonStop;
  /** The number of the stop, from 0, of how many. */
  readonly at: number;
  readonly count: number;
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
  /** Lays a lesson on the table. The kept duel stays where it is kept. */
  readonly open: (id: string, names: Pair<string>) => Promise<void>;
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
  readonly id: string;
  readonly scenario: Scenario;
  readonly moments: readonly WalkMoment[];
  readonly stops: readonly LessonStop[];
  names: Pair<string>;
  at: number;
  duel: OpenDuel['duel'] | null;
  /** The answers with which the stop was laid, as they compare. */
  laid: readonly string[];
}

export const useLessons = create<LessonStore>()((set, get) => {
  let running: Running | null = null;
  /** Counts what was asked for, so that a file that comes late opens nothing. */
  let wish = 0;
  let compare: typeof import('../../scenario').comparable = () => [];

  const given = (): readonly string[] => (desk.open ? compare(desk.open.duel.session.save() as Recording) : []);

  function lay(at: number): void {
    if (!running) return;
    const { id, scenario, moments, stops, names } = running;
    const stop = stops[at];
    const moment = stop && moments[stop.moment];
    if (!stop || !moment) return;
    const open = openMoment(gameOfThisPage(), scenario, moment, names);
    running.at = at;
    running.duel = null;
    desk.lay(open, { kept: false });
    running.duel = open.duel;
    running.laid = given();
    set({
      lesson: { id, title: titleOf(scenario), stop, at, count: stops.length, isOff: false, isTrying: false },
      problem: null,
    });
  }

  /** Something has changed on the table: the scripted step, or something else. */
  function watch(): void {
    const { lesson } = get();
    if (!running?.duel || !lesson) return;
    if (desk.open?.duel !== running.duel) {
      // Another duel was laid on the table, or it was cleared: the lesson is over.
      running = null;
      return set({ lesson: null });
    }
    const course = courseOf(running.scenario, running.moments, lesson.stop.moment, running.laid, given());
    if (course.kind === 'next') lay(stopFrom(running.stops, course.moment));
    else if (lesson.isOff !== (course.kind === 'off')) set({ lesson: { ...lesson, isOff: course.kind === 'off' } });
  }
  useDuel.subscribe(({ table }, before) => {
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

    open: async (id, names) => {
      const mine = (wish += 1);
      running = null;
      set({ lesson: null, problem: null, isOpening: true });
      const [fetched, layer] = await Promise.all([fetchScenario(id), scenarioLayer.get().catch(() => null)]);
      if (mine !== wish) return;
      set({ isOpening: false });
      if (!fetched.ok) return set({ problem: fetched.problem });
      if (!layer) return set({ problem: { why: 'notFetched', what: id, detail: '' } });
      const { comparable, plainStep, walk } = layer;
      const walked = tryToWalk(() => walk(gameOfThisPage(), fetched.value));
      if (!walked.ok) return set({ problem: { why: 'broken', id, detail: walked.failures.join(' ') } });
      compare = comparable;
      const { moments } = walked;
      running = {
        id,
        scenario: fetched.value,
        moments,
        stops: stopsOf(fetched.value, moments, plainStep),
        names,
        at: 0,
        duel: null,
        laid: [],
      };
      lay(0);
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
      const wasLaid = running?.duel && desk.open?.duel === running.duel;
      running = null;
      set({ lesson: null, problem: null, isOpening: false });
      if (!wasLaid) return;
      desk.clear();
      useDuel.getState().resume();
    },
  };
});

/** A fault of our own is told as well: the learner must not wait for a lesson that never comes. */
function tryToWalk(walk: () => Walk): Walk {
  try {
    return walk();
  } catch (error) {
    return { ok: false, failures: [error instanceof Error ? error.message : String(error)] };
  }
}

function titleOf({ id, title }: Scenario): { en: string; ja: string } {
  if (title === undefined || typeof title === 'string') return { en: title ?? id, ja: title ?? id };
  return { en: title.en ?? id, ja: title.ja ?? id };
}
