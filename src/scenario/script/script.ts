import {
  isLook,
  type ActStep,
  type Kinds,
  type Requests,
  type ScenarioGame,
  type ScenarioOf,
  type StepOf,
} from '../scenario-game';
import { Answering, sayStep } from './answering';
import { Line, type LineOptions } from './line';
import { Looking } from './looking';
import { messageOf, StepFailed } from './step-failed';
import { StepList } from './step-list';
import { Unasked } from './unasked';

/** Plays the steps of a scenario, one after another, as `docs/scenario-format.md` says how they meet prompts. */
export class Script<K extends Kinds> {
  readonly line: Line<K>;
  private readonly steps: StepList<K>;
  private readonly unasked: Unasked<K>;
  private readonly answering: Answering<K>;
  private readonly looking: Looking<K>;
  private readonly requests: Requests<K> | undefined;
  /** Plays the next step, once it has been waited for. */
  private ready: (() => readonly string[]) | undefined;

  constructor(
    private readonly game: ScenarioGame<K>,
    run: K['run'],
    private readonly scenario: Pick<ScenarioOf<K>, 'steps' | 'autoPass' | 'priority' | 'expect'>,
    options: LineOptions = {},
  ) {
    const { priority = 'strict', steps, autoPass } = scenario;
    this.line = new Line(game, run, typeof priority === 'string' ? [priority, priority] : priority, options);
    this.steps = new StepList(steps);
    this.unasked = new Unasked(this.line, this.steps, autoPass);
    this.answering = new Answering(this.line, this.unasked, this.steps);
    this.looking = new Looking(this.line, this.unasked);
    this.requests = game.requests?.(this.line);
  }

  /** Plays all steps and checks what is expected at the end. @returns what failed, one line each. */
  play(): readonly string[] {
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
  get next(): StepOf<K> | undefined {
    return this.steps.next;
  }

  /** Whether a step answers no decision. */
  isRequest(step: StepOf<K>): boolean {
    return !isLook(step) && this.requests?.isRequest(step) === true;
  }

  /**
   * Waits until the next step can be played: what comes before it by itself has then happened. @returns what is wrong if it never
   * can.
   */
  arrive(): readonly string[] {
    try {
      this.ready ??= this.next && this.waitFor(this.next);
      return [];
    } catch (error) {
      return [messageOf(error)];
    }
  }

  /** Plays the next step. @returns what failed. */
  playNext(): readonly string[] {
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
  finish(): readonly string[] {
    const { expect } = this.scenario;
    const failures: string[] = [];
    try {
      this.unasked.playOn(expect !== undefined && 'prompt' in expect && expect.prompt !== undefined);
      failures.push(...this.line.unusedChoices().map((problem) => `end: ${problem}`));
      if (expect !== undefined) failures.push(...this.looking.check(expect).map((problem) => `expect: ${problem}`));
    } catch (error) {
      failures.push(`end: ${messageOf(error)}`);
    }
    return failures;
  }

  /** @returns what plays the step, now that it can be played. */
  private waitFor(step: StepOf<K>): () => readonly string[] {
    if (isLook(step)) {
      this.looking.wait(step);
      return () => this.looking.look(step);
    }
    const { requests } = this;
    if (requests?.isRequest(step) !== true) return this.answering.wait(step);
    if (requests.isAboutWindow(step)) this.unasked.settleAll();
    return () => this.request(requests, step);
  }

  private request(requests: Requests<K>, step: ActStep<K['wanted']>): readonly string[] {
    if (this.line.decision === undefined) throw new StepFailed('no request after the end.');
    if (requests.make(step, this.steps.following)) this.steps.goOn();
    return [];
  }

  private sayPending(): string {
    const { decision, run } = this.line;
    if (decision === undefined) return 'The game is over.';
    const window = 'window' in decision && decision.window !== undefined ? ` (${decision.window})` : '';
    return `Pending: ${decision.kind}${window} of player ${decision.player}. Legal: ${this.game
      .legalSteps(run)
      .map((step) => JSON.stringify(step))
      .join(' ')}`;
  }
}
