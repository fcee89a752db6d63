import type { Seat } from '../engine/kernel';
import { comparable } from './comparable';
import { explain, type ShownReason } from './reasons';
import { isLook, type IllegalStep, type Kinds, type ScenarioGame, type ScenarioOf, type StepOf } from './scenario-game';
import { Script } from './script/script';

/** The game of a scenario as it stands when a step is next. */
export interface WalkMoment<K extends Kinds> {
  /** The index of the step; the number of steps at the end. */
  readonly step: number;
  readonly recording: K['saved'];
  /** The answers that have been given, as they compare. */
  readonly given: readonly string[];
  /** How many of the answers of the next moment there are once the step itself has been played. */
  readonly playedAt: number;
  /** How the answers were given; empty where every window is asked, so that it makes no difference. */
  readonly line: readonly K['tableAnswer'][];
  /** An objection has brought play back to the window asked after so many answers; `recording` still goes beyond it. */
  readonly reopened?: { readonly player: Seat; readonly answers: number };
  /** Why the act of an `illegal` step is refused here. */
  readonly reasons: readonly ShownReason<K['rule']>[];
}

/** A scenario walked through: one moment for each step, and the end. */
export type Walk<K extends Kinds> =
  | { readonly ok: true; readonly moments: readonly WalkMoment<K>[] }
  | { readonly ok: false; readonly failures: readonly string[] };

/** Plays a scenario once and keeps every moment in which a step comes next, so that a learner can go to each of them. */
export function walk<K extends Kinds>(game: ScenarioGame<K>, scenario: ScenarioOf<K>): Walk<K> {
  const position = game.setUp(scenario);
  if (position.kind === 'bad')
    return { ok: false, failures: position.problems.map(({ path, expected }) => `${path}: ${expected}`) };
  if (position.kind === 'notImplemented')
    return { ok: false, failures: position.names.map((name) => `not implemented: ${name}`) };
  const script = new Script(game, position.begin(), scenario);
  const moments: WalkMoment<K>[] = [];
  for (;;) {
    const { next } = script;
    const failures = next === undefined ? script.finish() : script.arrive();
    if (failures.length > 0) return { ok: false, failures };
    const before = momentOf(game, script, moments);
    if (next === undefined) return { ok: true, moments: withParts([...moments, before], game.manner.partsOfAct) };
    const problems = script.playNext();
    if (problems.length > 0) return { ok: false, failures: problems };
    moments.push({ ...before, playedAt: playedAt(game, script, next, before) });
  }
}

function momentOf<K extends Kinds>(
  game: ScenarioGame<K>,
  { line, next }: Script<K>,
  before: readonly WalkMoment<K>[],
): WalkMoment<K> {
  const recording = game.save(line.run);
  const known = {
    step: before.length,
    given: comparable(recording),
    playedAt: 0,
    reasons: next !== undefined && isLook(next) && next.do === 'illegal' ? reasonsFor(game, line.run, next) : [],
  };
  const last = before.at(-1);
  if (line.isReopened && last !== undefined) {
    const reopened = last.reopened ?? { player: line.decision!.player, answers: recording.answers.length };
    return { ...known, recording: last.recording, line: last.line, reopened };
  }
  const isSmooth = line.passesTacitly(0) || line.passesTacitly(1);
  return { ...known, recording, line: (isSmooth && game.tableLine?.(recording, line.given)) || [] };
}

/** The step has been played: how many answers there are then. What smooth priority passes after it is not its own. */
function playedAt<K extends Kinds>(game: ScenarioGame<K>, script: Script<K>, step: StepOf<K>, { given }: WalkMoment<K>): number {
  if (isLook(step)) return given.length;
  const { run } = script.line;
  if (script.isRequest(step)) return run.answers.length;
  // An activation may count as made earlier, and a withdrawal brings more than its pass.
  const firstNew = comparable(game.save(run)).findIndex((answer, at) => answer !== given[at]);
  return firstNew < 0 ? run.answers.length : firstNew + 1;
}

/** What an act is announced with (its cost, its targets) is part of playing it. */
function withParts<K extends Kinds>(moments: readonly WalkMoment<K>[], verbs: readonly string[]): readonly WalkMoment<K>[] {
  const isPart = (answer: string | undefined): boolean =>
    answer !== undefined && verbs.includes((JSON.parse(answer) as readonly string[])[0]!);
  return moments.map((moment, at) => {
    const { given } = moments[at + 1] ?? moment;
    let { playedAt: end } = moment;
    while (end > moment.given.length && isPart(given[end])) end += 1;
    return { ...moment, playedAt: end };
  });
}

function reasonsFor<K extends Kinds>(
  game: ScenarioGame<K>,
  run: K['run'],
  { step, player, rule }: IllegalStep<K['wanted']>,
): readonly ShownReason<K['rule']>[] {
  return explain(game, run, step.player === undefined && player !== undefined ? { ...step, player } : step, rule);
}
