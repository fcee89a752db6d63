import type { Recording, VisionGame } from '../../engine/vision';
import type * as taught from './scenario';
import { later } from '../../store/fetching/later';
import { stopsOf } from '../../store/lessons/stops';
import { titleOf } from '../../store/lessons/walked-lesson';
import type { Walking } from '../game';

const LIFE = 25;

/** What plays scenarios: fetched with the first lesson. */
const layer = later(() => import('./scenario'));

/** Reads a scenario of VISION as a lesson. */
export async function lessonIn(game: VisionGame, json: unknown): Promise<() => Walking> {
  const there = await layer.get();
  return () => {
    const read = there.readScenario(game.pool, json);
    return read.ok
      ? visionLesson(there, game, read.scenario)
      : { ok: false, failures: [read.problems.map(there.sayProblem).join('; ')] };
  };
}

function visionLesson(there: typeof taught, game: VisionGame, scenario: taught.Scenario): Walking {
  const walked = there.walk(game, scenario);
  if (!walked.ok) return walked;
  const { moments } = walked;
  return {
    ok: true,
    lesson: {
      game: 'vision',
      id: scenario.id,
      title: titleOf(scenario),
      learner: scenario.lesson?.learner ?? null,
      looks: scenario.steps.map(there.isLook),
      moments,
      stops: stopsOf(
        scenario,
        moments,
        (step) => there.plainStep(game.pool, step),
        (at) => there.wayOf(game, moments[at]!, moments[at + 1]),
      ),
      at: (moment) => {
        const loaded = game.load(moments[moment]!.recording);
        if (!loaded.ok) throw new Error(`A moment of a scenario cannot be taken up: ${loaded.error.where}`);
        // A script passes the windows that it does not speak of; at the table every one of them is asked.
        return { session: game.session(loaded.run), lifePoints: LIFE, modes: ['strict', 'strict'] };
      },
      given: (session) => there.comparable(session.save() as Recording),
    },
  };
}
