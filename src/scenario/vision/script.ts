import type { Player, VisionRun } from '../../engine/vision';
import { compare } from './expectation';
import { Line, StepFailed, type LineOptions } from './line';
import { meaningOf, type Sought } from './matching';
import { observe } from './observation';
import { ruleIsGiven } from './reasons';
import { isLook, type AnswerStep, type LookStep, type Scenario, type Step, type WantedStep, type When } from './schema';

/** Longer than any script waits: a step that never becomes legal. */
const MOST_PASSES = 5000;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What failed; a step that cannot be played says so. */
function orFailed(play: () => readonly string[]): readonly string[] {
  try {
    return play();
  } catch (error) {
    if (error instanceof StepFailed) return [error.message];
    throw error;
  }
}

/** Plays the steps of a script, one after another, as `docs/scenario-format.md` says how they meet prompts. */
export class Script {
  readonly line: Line;
  private at = 0;
  /** Plays the next step, once it has been waited for. */
  private ready: (() => readonly string[]) | undefined;

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
    while (this.next !== undefined) {
      const { next, at } = this;
      const says = (text: string): void => void failures.push(`step ${at + 1} (${next.do}): ${text}`);
      try {
        const problems = this.playNext();
        problems.forEach(says);
        if (problems.length > 0 && !isLook(next)) return failures;
      } catch (error) {
        says(messageOf(error));
        return failures;
      }
    }
    try {
      failures.push(...this.finish());
    } catch (error) {
      failures.push(`after the last step: ${messageOf(error)}`);
    }
    return failures;
  }

  /** The step that comes next; undefined after the last. */
  get next(): Step | undefined {
    return this.scenario.steps[this.at];
  }

  /**
   * Waits until the next step can be played: what comes before it by itself has then happened. @returns what is wrong if it never
   * can
   */
  arrive(): readonly string[] {
    return orFailed(() => {
      this.ready ??= this.next && this.waitFor(this.next);
      return [];
    });
  }

  /** Plays the next step. @returns what failed */
  playNext(): readonly string[] {
    const problems = this.arrive();
    const { ready } = this;
    this.ready = undefined;
    try {
      return problems.length > 0 || ready === undefined ? problems : orFailed(ready);
    } finally {
      this.at += 1;
    }
  }

  /** After the last step: lets windows pass, and checks what is expected at the end. @returns what failed */
  finish(): readonly string[] {
    const { expect } = this.scenario;
    this.settle();
    if (this.scenario.autoPass) this.passWhile(() => this.line.isWindow);
    return expect === undefined ? [] : this.differences(expect).map((one) => `expect: ${one}`);
  }

  /** @returns what plays the step, now that it can be played */
  private waitFor(step: Step): () => readonly string[] {
    if (!isLook(step)) return this.waitToAnswer(step);
    this.settle();
    if (step.now !== true && this.scenario.autoPass) this.waitToLook(step);
    return () => this.look(step);
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

  private waitToAnswer(step: AnswerStep): () => readonly string[] {
    this.settle();
    if (step.when !== undefined) this.goTo(step.when);
    for (let passes = 0; passes < MOST_PASSES; passes++) {
      this.settle();
      const give = this.giving(step);
      if (give !== undefined)
        return () => {
          give();
          return [];
        };
      if (!this.scenario.autoPass || !this.line.isWindow)
        throw new StepFailed(`not possible. ${this.pending()}${this.why(step)}`);
      this.line.pass();
    }
    throw new StepFailed(`not possible after ${MOST_PASSES} passes.`);
  }

  /** What answers the pending decision with the step; undefined where the step is no answer to it. */
  private giving(step: AnswerStep): (() => void) | undefined {
    const { decision, vision } = this.line;
    if (decision === undefined) return undefined;
    if (step.do === 'endTurn') return this.line.canEndTurn(step.player) ? () => this.line.endTurn(step.player) : undefined;
    const meaning = meaningOf(vision, decision, step);
    if (meaning.kind === 'unclear') throw new StepFailed(`may mean several: ${meaning.answers.join('; ')}.`);
    if (meaning.kind === 'none') return undefined;
    const { choose: choices, caster, pay } = step as WantedStep;
    return () => this.line.answer(meaning.answer, { choices: choices ?? [], caster, pay });
  }

  private look(step: LookStep): readonly string[] {
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
  private waitToLook(step: LookStep): void {
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
