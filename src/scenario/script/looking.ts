import { reasonKeys } from '../reasons';
import type { Kinds, LookStep, When } from '../scenario-game';
import type { Line } from './line';
import { isOffered } from './offered';
import { PASS } from './played-run';
import { isAt } from './point';
import { StepFailed } from './step-failed';
import type { Unasked } from './unasked';

/** Steps that only look: `legal`, `illegal` and `expect`. */
export class Looking<K extends Kinds> {
  constructor(
    private readonly line: Line<K>,
    private readonly unasked: Unasked<K>,
  ) {}

  /** Waits for the point at which is to be looked. */
  wait(step: LookStep<K['wanted'], K['expected']>): void {
    const { line, unasked } = this;
    unasked.settleAll();
    if (unasked.passesNothing || (step.now === true && isAt(step.when, line.run))) return;
    unasked.finishEndOfTurn();
    unasked.settleAll();
    while (!isAt(step.when, line.run)) {
      const { decision } = line;
      if (decision === undefined || !unasked.goOn(decision))
        throw new StepFailed(`the point ${JSON.stringify(step.when)} is not reached.`);
      unasked.settleAll();
    }
    if (step.now === true || (step.when !== undefined && line.game.manner.whenIsReached)) return;
    const player = step.do === 'expect' ? undefined : (step.step.player ?? step.player);
    while (line.isWindow && !line.isReopened) {
      if (!line.isEmptyWindow && (player === undefined || line.decision!.player === player)) return;
      if (step.when !== undefined && this.passingLeaves(step.when)) return;
      line.goOn();
      unasked.settleAll();
    }
  }

  /** @returns what is not as the step says. */
  look(step: LookStep<K['wanted'], K['expected']>): readonly string[] {
    if (step.do === 'expect') return this.check(step);
    const wanted: K['wanted'] =
      step.step.player === undefined && step.player !== undefined ? { ...step.step, player: step.player } : step.step;
    const offered = isOffered(this.line, wanted);
    if (step.do === 'legal') return offered ? [] : ['not offered.'];
    if (offered) return ['it is offered.'];
    const { rule } = step;
    if (rule === undefined) return [];
    const { game, run } = this.line;
    const reasons = reasonKeys(game, run, wanted);
    return reasons.some((one) => game.ruleMatches(one, rule))
      ? []
      : [`not offered, but ${rule} is no reason for it. Reasons: ${reasons.join(', ') || 'none'}.`];
  }

  /** @returns what is otherwise than expected. */
  check(expected: K['expected']): readonly string[] {
    const { game, run } = this.line;
    return game.compare(expected, game.observe(run), (step) => isOffered(this.line, step));
  }

  /** Whether a pass would go beyond the point at which is to be looked. */
  private passingLeaves(when: When): boolean {
    const ahead = this.line.run.fork();
    ahead.answer(PASS);
    return !isAt(when, ahead);
  }
}
