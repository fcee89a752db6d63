import { DuelSession, type DuelGame, type Recording } from '../../engine/duel';
import type * as taught from '../../games/duel/scenario/taught';
import type { OpenGame } from '../keeping/open-game';
import type { Given } from '../running/given';
import { RunningGame } from '../running/running-game';
import type { Pair, PriorityMode } from '../seats';
import { stopsOf } from './stops';
import { seatsOf, titleOf, type Walking } from './walked-lesson';

const LIFE_POINTS = 8000;

/** A scenario of the duel as a lesson. `layer`: what plays scenarios, once it has been fetched. */
export function duelLesson(layer: typeof taught, game: DuelGame, scenario: taught.Scenario): Walking {
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
      stops: stopsOf(scenario, moments, layer.plainStep, (at) => layer.wayOf(game, moments[at]!, moments[at + 1])).map(
        (stop) => ({ game: 'duel', stop }),
      ),
      open: (at, names) => openMoment(game, scenario, moments[at]!, names),
      given: ({ session }) => layer.comparable(session.save() as Recording),
    },
  };
}

function openMoment(
  game: DuelGame,
  { priority }: taught.Scenario,
  { recording, line, reopened }: taught.WalkMoment,
  names: Pair<string>,
): OpenGame {
  const loaded = game.load(recording);
  if (!loaded.ok) throw new Error(`A moment of a scenario cannot be taken up: ${loaded.error.where}`);
  const modes: Pair<PriorityMode> = typeof priority === 'string' ? [priority, priority] : [priority[0], priority[1]];
  const running = new RunningGame(DuelSession.over(loaded.run), modes, line.map(givenAs));
  const window = reopened && running.windowsOf(reopened.player).find(({ answers }) => answers === reopened.answers);
  if (window) running.respond(window);
  return { running, seats: seatsOf(names), lifePoints: LIFE_POINTS, secrecy: 'open' };
}

const givenAs = ({ player, answer, tacit }: taught.WalkMoment['line'][number]): Given =>
  tacit ? { how: 'tacit', player, answer, mark: tacit } : { how: 'hand', player, answer };
