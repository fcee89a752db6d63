import type { ReasonView, Recording, VisionGame } from '../../engine/vision';
import { comparable } from '../comparable';
import { walkThrough, type Moment, type WalkOf } from '../walking';
import { explain } from './reasons';
import { isLook, type Scenario, type Step } from './schema';
import { Script } from './script';
import { setUp } from './set-up';

/** The game of a scenario as it stands when a step is next. */
export interface WalkMoment extends Moment {
  readonly recording: Recording;
  /** Why the act of an `illegal` step is refused here. */
  readonly reasons: readonly ReasonView[];
}

/** A scenario walked through. */
export type Walk = WalkOf<WalkMoment>;

/** What an act names on the way to being paid for is part of it: targets, its caster, its cost. */
const isPartOfAct = (answer: string): boolean => /^\["(choose|order|answer)"/.test(answer);

/** Plays a scenario once and keeps every moment in which a step comes next, so that a learner can go to each of them. */
export function walk(game: VisionGame, scenario: Scenario): Walk {
  const script = new Script(game.fromState(setUp(scenario, game.pool)), scenario);
  return walkThrough(
    script,
    (): WalkMoment => {
      const recording = script.line.run.save();
      return { recording, given: comparable(recording), playedAt: 0, reasons: reasonsFor(script) };
    },
    (step: Step, before) => (isLook(step) ? before.given.length : before.given.length + 1),
    isPartOfAct,
  );
}

function reasonsFor({ next, line }: Script): readonly ReasonView[] {
  if (next?.do !== 'illegal') return [];
  const { step, player, rule } = next;
  return explain(line.run, step.player === undefined && player !== undefined ? { ...step, player } : step, rule);
}
