import { PLAYERS, type DuelGame, type DuelRun, type Player, type ReasonView, type Recording } from '../engine/duel';
import { isLook, type LookStep, type Scenario, type Step } from './schema';
import { Script } from './script/script';
import { setUp } from './set-up';
import { explain } from './reasons';
import { comparable } from './comparable';
import { tableLine, type TableAnswer } from './table-line';
import { walkThrough, type Moment, type WalkOf } from './walking';

/** The duel of a scenario as it stands when a step is next. */
export interface WalkMoment extends Moment {
  /** The index of the step; the number of steps at the end. */
  readonly step: number;
  readonly recording: Recording;
  /** How the answers were given; empty where every window is asked, so that it makes no difference. */
  readonly line: readonly TableAnswer[];
  /** An objection has brought play back to the window asked after so many answers; `recording` still goes beyond it. */
  readonly reopened?: { readonly player: Player; readonly answers: number };
  /** Why the act of an `illegal` step is refused here. */
  readonly reasons: readonly ReasonView[];
}

/** A scenario walked through. */
export type Walk = WalkOf<WalkMoment>;

/** Plays a scenario once and keeps every moment in which a step comes next, so that a learner can go to each of them. */
export function walk(game: DuelGame, scenario: Scenario): Walk {
  const position = setUp(scenario, game);
  if (position.kind === 'bad')
    return { ok: false, failures: position.problems.map(({ path, expected }) => `${path}: ${expected}`) };
  if (position.kind === 'notImplemented')
    return { ok: false, failures: position.names.map((name) => `not implemented: ${name}`) };
  const script = new Script(game.fromState(position.state), scenario);
  return walkThrough(
    script,
    (before: readonly WalkMoment[]) => momentOf(game, script, scenario, before),
    (step, before) => playedAt(script, step, before),
    isSelection,
  );
}

function momentOf(game: DuelGame, { line, next }: Script, { steps }: Scenario, before: readonly WalkMoment[]): WalkMoment {
  const step = next === undefined ? steps.length : before.length;
  const recording = line.run.save();
  const known = {
    step,
    given: comparable(recording),
    playedAt: 0,
    reasons: next?.do === 'illegal' ? reasonsFor(line.run, next) : [],
  };
  const last = before.at(-1);
  if (line.isReopened && last !== undefined) {
    const reopened = last.reopened ?? { player: line.decision!.player, answers: recording.answers.length };
    return { ...known, recording: last.recording, line: last.line, reopened };
  }
  return {
    ...known,
    recording,
    line: PLAYERS.some((player) => line.passesTacitly(player)) ? tableLine(game, recording, line.given) : [],
  };
}

/** The step has been played: how many answers there are then. What smooth priority passes after it is not its own. */
function playedAt({ line }: Script, step: Step, before: WalkMoment): number {
  if (isLook(step)) return before.given.length;
  if (step.do === 'object') return line.run.answers.length;
  // An activation may count as made earlier, and a withdrawal brings more than its pass.
  const firstNew = comparable(line.run.save()).findIndex((answer, at) => answer !== before.given[at]);
  return firstNew < 0 ? line.run.answers.length : firstNew + 1;
}

/** The selections of an act (cost, tributes, targets) are part of playing it. */
const isSelection = (answer: string): boolean => /^\["(choose|order)"/.test(answer);

function reasonsFor(run: DuelRun, { step, player, rule }: Extract<LookStep, { do: 'illegal' }>): ReasonView[] {
  return explain(run, step.player === undefined && player !== undefined ? { ...step, player } : step, rule);
}
