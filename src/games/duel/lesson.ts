import { DuelSession, type DuelGame, type Recording } from '../../engine/duel';
import type * as taught from './scenario/taught';
import { later } from '../../store/fetching/later';
import { stopsOf } from '../../store/lessons/stops';
import { titleOf } from '../../store/lessons/walked-lesson';
import type { Given } from '../../store/running/given';
import type { LessonPosition, Walking } from '../game';

const LIFE_POINTS = 8000;

/** What plays scenarios: fetched with the first lesson. */
const layer = later(() => import('./scenario/taught'));

/** Reads a scenario of the duel as a lesson. */
export async function lessonIn(game: DuelGame, json: unknown): Promise<() => Walking> {
  const there = await layer.get();
  return () => {
    const read = there.readScenario(json);
    return read.ok
      ? duelLesson(there, game, read.scenario)
      : { ok: false, failures: [read.problems.map(there.sayProblem).join('; ')] };
  };
}

function duelLesson(there: typeof taught, game: DuelGame, scenario: taught.Scenario): Walking {
  const walked = there.walk(game, scenario);
  if (!walked.ok) return walked;
  const { moments } = walked;
  return {
    ok: true,
    lesson: {
      game: 'duel',
      id: scenario.id,
      title: titleOf(scenario),
      learner: scenario.lesson?.learner ?? null,
      looks: scenario.steps.map(there.isLook),
      moments,
      stops: stopsOf(scenario, moments, there.plainStep, (at) => there.wayOf(game, moments[at]!, moments[at + 1])),
      at: (moment) => positionOf(game, scenario, moments[moment]!),
      given: (session) => there.comparable(session.save() as Recording),
    },
  };
}

function positionOf(
  game: DuelGame,
  { priority }: taught.Scenario,
  { recording, line, reopened }: taught.WalkMoment,
): LessonPosition {
  const loaded = game.load(recording);
  if (!loaded.ok) throw new Error(`A moment of a scenario cannot be taken up: ${loaded.error.where}`);
  return {
    session: DuelSession.over(loaded.run),
    lifePoints: LIFE_POINTS,
    modes: typeof priority === 'string' ? [priority, priority] : [priority[0], priority[1]],
    line: line.map(givenAs),
    reopened,
  };
}

const givenAs = ({ player, answer, tacit }: taught.WalkMoment['line'][number]): Given =>
  tacit ? { how: 'tacit', player, answer, mark: tacit } : { how: 'hand', player, answer };
