import type { Recording, VisionGame } from '../../engine/vision';
import type * as taught from '../../games/vision/scenario';
import { RunningGame } from '../running/running-game';
import { stopsOf } from './stops';
import { seatsOf, titleOf, type Walking } from './walked-lesson';

const LIFE = 25;

/** A scenario of VISION as a lesson. `layer`: what plays scenarios of it, once it has been fetched. */
export function visionLesson(layer: typeof taught, game: VisionGame, scenario: taught.Scenario): Walking {
  const walked = layer.walk(game, scenario);
  if (!walked.ok) return walked;
  const { moments } = walked;
  return {
    ok: true,
    lesson: {
      id: scenario.id,
      title: titleOf(scenario),
      learner: scenario.lesson?.learner ?? null,
      looks: scenario.steps.map(layer.isLook),
      moments,
      stops: stopsOf(
        scenario,
        moments,
        (step) => layer.plainStep(game.pool, step),
        (at) => layer.wayOf(game, moments[at]!, moments[at + 1]),
      ).map((stop) => ({ game: 'vision', stop })),
      open: (at, names) => {
        const loaded = game.load(moments[at]!.recording);
        if (!loaded.ok) throw new Error(`A moment of a scenario cannot be taken up: ${loaded.error.where}`);
        // A script passes the windows that it does not speak of; at the table every one of them is asked.
        const running = new RunningGame(game.session(loaded.run), ['strict', 'strict']);
        return { running, seats: seatsOf(names), lifePoints: LIFE, secrecy: 'open' };
      },
      given: ({ session }) => layer.comparable(session.save() as Recording),
    },
  };
}
