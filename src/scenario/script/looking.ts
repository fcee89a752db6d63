import { compare } from '../expectation';
import { observe } from '../observation';
import { ruleIsGiven } from '../reasons';
import type { Expected, LookStep, WantedStep, When } from '../schema';
import type { Line } from './line';
import { isOffered } from './offered';
import { isAt } from './point';
import { StepFailed } from './step-failed';
import type { Unasked } from './unasked';

/** Steps that only look: `legal`, `illegal` and `expect`. */
export class Looking {
  constructor(
    private readonly line: Line,
    private readonly unasked: Unasked,
  ) {}

  /** Waits for the point at which is to be looked. */
  wait(step: LookStep): void {
    const { line, unasked } = this;
    unasked.settleAll();
    if (step.now === true && isAt(step.when, line.duel)) return;
    unasked.finishEndOfTurn();
    unasked.settleAll();
    while (!isAt(step.when, line.duel)) {
      const { decision } = line;
      if (decision === undefined || !unasked.goOn(decision))
        throw new StepFailed(`the point ${JSON.stringify(step.when)} is not reached.`);
      unasked.settleAll();
    }
    if (step.now === true) return;
    const player = step.do === 'expect' ? undefined : (step.step.player ?? step.player);
    for (;;) {
      const { decision } = line;
      if (decision?.kind !== 'respond' || line.isReopened) return;
      if (!line.isEmptyWindow && (player === undefined || decision.player === player)) return;
      if (step.when !== undefined && this.passingLeaves(step.when)) return;
      line.goOn();
      unasked.settleAll();
    }
  }

  /** @returns what is not as the step says. */
  look(step: LookStep): string[] {
    if (step.do === 'expect') return this.check(step);
    const wanted: WantedStep =
      step.step.player === undefined && step.player !== undefined ? { ...step.step, player: step.player } : step.step;
    const offered = isOffered(this.line, wanted);
    if (step.do === 'legal') return offered ? [] : ['not offered.'];
    if (offered) return ['it is offered.'];
    if (step.rule === undefined) return [];
    const given = ruleIsGiven(this.line.run, wanted, step.rule);
    return given.ok ? [] : [`not offered, but ${step.rule} is no reason for it. Reasons: ${given.reasons.join(', ') || 'none'}.`];
  }

  /** @returns what is otherwise than expected. */
  check(expected: Expected): string[] {
    return compare(expected, observe(this.line.run), (step) => isOffered(this.line, step));
  }

  /** Whether a pass would go beyond the point at which is to be looked. */
  private passingLeaves(when: When): boolean {
    const ahead = this.line.run.fork();
    ahead.answer({ do: 'pass' });
    return !isAt(when, ahead.duel);
  }
}
