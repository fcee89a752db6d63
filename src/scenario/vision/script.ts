import type { Player, VisionRun } from '../../engine/vision';
import { compare } from './expectation';
import { Line, StepFailed, type LineOptions } from './line';
import { meaningOf, type Sought } from './matching';
import { observe } from './observation';
import { ruleIsGiven } from './reasons';
import { isLook, type AnswerStep, type LookStep, type Scenario, type Step, type WantedStep, type When } from './schema';

/** Longer than any script waits: a step that never becomes legal. */
const MOST_PASSES = 5000;

/** Plays the steps of a script, one after another, as `docs/scenario-format.md` says how they meet prompts. */
export class Script {
  readonly line: Line;
  private at = 0;

  constructor(
    run: VisionRun,
    private readonly scenario: Scenario,
    options: LineOptions = {},
  ) {
    this.line = new Line(run, options);
  }

  /** @returns all that failed; the first step that cannot be played ends the script */
  play(): readonly string[] {
    const failures: string[] = [];
    const { steps, expect } = this.scenario;
    for (const [i, step] of steps.entries()) {
      this.at = i;
      const says = (text: string): void => void failures.push(`step ${i + 1} (${step.do}): ${text}`);
      try {
        if (isLook(step)) this.look(step).forEach(says);
        else this.answer(step);
      } catch (error) {
        says(error instanceof Error ? error.message : String(error));
        if (!(error instanceof StepFailed) || !isLook(step)) return failures;
      }
    }
    this.at = steps.length;
    try {
      this.settle();
      if (this.scenario.autoPass) this.passWhile(() => this.line.isWindow);
      if (expect !== undefined) failures.push(...this.differences(expect).map((one) => `expect: ${one}`));
    } catch (error) {
      failures.push(`after the last step: ${error instanceof Error ? error.message : String(error)}`);
    }
    return failures;
  }

  /** Makes the selections that leave no choice, or that an act has named; a `choose` that comes next names its own. */
  private settle(): void {
    const next = this.scenario.steps.slice(this.at).find((step) => !isLook(step));
    this.line.settle((player) => next?.do === 'choose' && next.player === player);
  }

  private passWhile(goesOn: () => boolean): void {
    for (let passes = 0; goesOn(); passes++) {
      if (passes === MOST_PASSES) throw new StepFailed(`not there after ${MOST_PASSES} passes.`);
      this.line.pass();
      this.settle();
    }
  }

  private isAt({ phase, turn, extra }: When): boolean {
    const { state } = this.line.vision;
    return (
      (phase === undefined || phase === state.phase) &&
      (turn === undefined || turn === state.turn) &&
      (extra === undefined || extra === state.extra)
    );
  }

  /** Passes windows until the game is there. */
  private goTo(when: When): void {
    if (this.scenario.autoPass) this.passWhile(() => !this.isAt(when) && this.line.isWindow);
    if (!this.isAt(when)) throw new StepFailed(`the point ${JSON.stringify(when)} is not reached. ${this.pending()}`);
  }

  private answer(step: AnswerStep): void {
    this.settle();
    if (step.when !== undefined) this.goTo(step.when);
    for (let passes = 0; passes < MOST_PASSES; passes++) {
      this.settle();
      if (this.give(step)) return;
      if (!this.scenario.autoPass || !this.line.isWindow)
        throw new StepFailed(`not possible. ${this.pending()}${this.why(step)}`);
      this.line.pass();
    }
    throw new StepFailed(`not possible after ${MOST_PASSES} passes.`);
  }

  /** Answers the pending decision with the step, if it does. */
  private give(step: AnswerStep): boolean {
    const { decision, vision } = this.line;
    if (decision === undefined) return false;
    if (step.do === 'endTurn') {
      if (!this.line.canEndTurn(step.player)) return false;
      this.line.endTurn(step.player);
      return true;
    }
    const meaning = meaningOf(vision, decision, step);
    if (meaning.kind === 'unclear') throw new StepFailed(`may mean several: ${meaning.answers.join('; ')}.`);
    if (meaning.kind === 'none') return false;
    const { choose: choices, caster, pay } = step as WantedStep;
    this.line.answer(meaning.answer, { choices: choices ?? [], caster, pay });
    return true;
  }

  private look(step: LookStep): readonly string[] {
    this.settle();
    if (step.now !== true && this.scenario.autoPass) this.waitFor(step);
    if (step.do === 'expect') return this.differences(step);
    const wanted =
      step.step.player === undefined && step.player !== undefined ? { ...step.step, player: step.player } : step.step;
    const offered = this.isOffered(wanted);
    if (step.do === 'legal') return offered ? [] : [`not offered. ${this.pending()}${this.why(wanted)}`];
    if (offered) return ['it is offered.'];
    if (step.rule === undefined) return [];
    const given = ruleIsGiven(this.line.run, wanted, step.rule);
    return given.ok ? [] : [`not offered, but ${step.rule} is no reason for it. Reasons: ${given.reasons.join(', ') || 'none'}.`];
  }

  /** `expect` passes empty windows; `legal` and `illegal` pass the other player's windows and empty own ones. */
  private waitFor(step: LookStep): void {
    if (step.when !== undefined) return this.goTo(step.when);
    const player = step.do === 'expect' ? undefined : (step.step.player ?? step.player);
    this.passWhile(() => {
      const { decision, isWindow, isEmptyWindow } = this.line;
      return isEmptyWindow || (isWindow && player !== undefined && decision!.player !== player);
    });
  }

  private isOffered(step: WantedStep): boolean {
    const { decision, vision } = this.line;
    if (decision === undefined) return false;
    if (step.do === 'endTurn') return this.line.canEndTurn(step.player ?? decision.player);
    return meaningOf(vision, decision, step).kind !== 'none';
  }

  private differences(expected: Parameters<typeof compare>[1]): readonly string[] {
    const { run } = this.line;
    return compare(run.pool, expected, observe(run), (step) => this.isOffered(step));
  }

  private pending(): string {
    const { decision } = this.line;
    return decision === undefined ? 'The game is over.' : `Pending: ${decision.kind} of player ${decision.player as Player}.`;
  }

  private why(step: Sought | Step): string {
    const { reasons } = ruleIsGiven(this.line.run, step as WantedStep, '');
    return reasons.length === 0 ? '' : ` Reasons: ${reasons.join(', ')}.`;
  }
}
