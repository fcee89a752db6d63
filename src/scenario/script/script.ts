import type { DuelRun } from '../../engine/duel';
import { isLook, type Scenario, type Step } from '../schema';
import { legalSteps } from '../step-words';
import { Answering, sayStep } from './answering';
import { Line, type LineOptions } from './line';
import { Looking } from './looking';
import { RequestSteps } from './requests';
import { messageOf } from './step-failed';
import { StepList } from './step-list';
import { Unasked } from './unasked';

/** Plays the steps of a scenario on a duel. */
export class Script {
  readonly line: Line;
  private readonly steps: StepList;
  private readonly unasked: Unasked;
  private readonly answering: Answering;
  private readonly looking: Looking;
  private readonly requests: RequestSteps;
  /** Plays the next step, once it has been waited for. */
  private ready: (() => string[]) | undefined;

  constructor(
    run: DuelRun,
    private readonly scenario: Pick<Scenario, 'steps' | 'autoPass' | 'priority' | 'expect'>,
    options: LineOptions = {},
  ) {
    const { priority, steps, autoPass } = scenario;
    this.line = new Line(run, typeof priority === 'string' ? [priority, priority] : priority, options);
    this.steps = new StepList(steps);
    this.unasked = new Unasked(this.line, this.steps, autoPass);
    this.answering = new Answering(this.line, this.unasked);
    this.looking = new Looking(this.line, this.unasked);
    this.requests = new RequestSteps(this.line, this.steps, this.unasked.endOfTurn);
  }

  /** Plays all steps and checks what is expected at the end. @returns what failed, one line each. */
  play(): string[] {
    const failures: string[] = [];
    while (this.next !== undefined) {
      const { next } = this;
      const { number } = this.steps;
      const problems = this.playNext();
      const pending = problems.length > 0 && next.do !== 'expect' ? ` ${this.sayPending()}` : '';
      failures.push(...problems.map((problem) => `step ${number} (${sayStep(next)}): ${problem}${pending}`));
      // After an answer that could not be given, nothing that follows says anything.
      if (problems.length > 0 && !isLook(next)) return failures;
    }
    return [...failures, ...this.finish()];
  }

  /** The step that comes next; undefined after the last. */
  get next(): Step | undefined {
    return this.steps.next;
  }

  /**
   * Waits until the next step can be played: what comes before it by itself has then happened. @returns what is wrong if it never
   * can.
   */
  arrive(): string[] {
    try {
      this.ready ??= this.next && this.waitFor(this.next);
      return [];
    } catch (error) {
      return [messageOf(error)];
    }
  }

  /** Plays the next step. @returns what failed. */
  playNext(): string[] {
    const problems = this.arrive();
    const ready = this.ready;
    this.ready = undefined;
    try {
      if (problems.length === 0 && ready !== undefined) return ready();
      return problems;
    } catch (error) {
      return [messageOf(error)];
    } finally {
      this.steps.goOn();
    }
  }

  /** After the last step: lets windows pass, and checks what is expected at the end. @returns what failed. */
  finish(): string[] {
    const failures: string[] = [];
    try {
      this.unasked.playOn(this.scenario.expect?.prompt !== undefined);
      failures.push(...this.line.unusedChoices().map((problem) => `end: ${problem}`));
      if (this.scenario.expect !== undefined)
        failures.push(...this.looking.check(this.scenario.expect).map((problem) => `expect: ${problem}`));
    } catch (error) {
      failures.push(`end: ${messageOf(error)}`);
    }
    return failures;
  }

  /** @returns what plays the step, now that it can be played. */
  private waitFor(step: Step): () => string[] {
    switch (step.do) {
      case 'legal':
      case 'illegal':
      case 'expect':
        this.looking.wait(step);
        return () => this.looking.look(step);
      case 'object':
      case 'surrender':
      case 'acceptSurrender':
      case 'refuseSurrender':
        if (step.do === 'object') this.unasked.settleAll();
        return () => {
          this.requests.make(step);
          return [];
        };
      default:
        return this.answering.wait(step);
    }
  }

  private sayPending(): string {
    const { decision, run } = this.line;
    if (decision === undefined) return 'The duel is over.';
    const window = 'window' in decision && decision.window !== undefined ? ` (${decision.window})` : '';
    return `Pending: ${decision.kind}${window} of player ${decision.player}. Legal: ${legalSteps(run)
      .map((step) => JSON.stringify(step))
      .join(' ')}`;
  }
}
