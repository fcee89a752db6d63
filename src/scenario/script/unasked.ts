import type { AnyAnswer, AnyDecision, Seat } from '../../engine/kernel';
import type { Kinds } from '../scenario-game';
import type { Line } from './line';
import { StepFailed } from './step-failed';
import type { StepList } from './step-list';

/** A selection with one legal answer that was made without a step. */
interface Settled<Run> {
  readonly player: Seat;
  readonly answer: AnyAnswer;
  readonly run: Run;
}

/**
 * What happens without a step: selections that an earlier step named or that have to be so, windows that pass, the macro
 * `endTurn`.
 */
export class Unasked<K extends Kinds> {
  /** Selections that had to be so and were made without a step, since the last step that answered. */
  private settled: Settled<K['run']>[] = [];
  /** How many answers had been given when a step said that the pending selection is not declined. */
  private wantedAt = -1;

  constructor(
    private readonly line: Line<K>,
    private readonly steps: StepList<K>,
    private readonly autoPass: boolean,
  ) {}

  /** Nothing passes by itself: every window is a step. */
  get passesNothing(): boolean {
    return !this.autoPass && this.line.game.manner.autoPassIsAll;
  }

  /** A selection that the step of an act under way speaks of. */
  takeInline(decision: AnyDecision): boolean {
    const inline = this.line.inline.answer(this.line.run, decision);
    if (inline === undefined) return false;
    if (inline.kind === 'unclear') throw new StepFailed(inline.says);
    this.line.goOn(inline.answer);
    return true;
  }

  /** A selection with one legal answer needs no step. */
  settle(decision: AnyDecision): boolean {
    const { run, game } = this.line;
    const answer = game.onlyAnswer(run, decision, run.answers.length === this.wantedAt);
    if (answer === undefined) return false;
    this.settled.push({ player: decision.player, answer, run });
    this.line.goOn(answer);
    return true;
  }

  /** The pending selection is not declined. */
  want(): void {
    this.wantedAt = this.line.run.answers.length;
  }

  /** A selection that was made without a step, and that this step names afterwards, as it may: it must be what was done. */
  wasSettled(step: K['wanted']): boolean {
    const { game } = this.line;
    const found = this.settled.findIndex(({ run, player, answer }) => game.wasMade?.(run, player, answer, step) === true);
    if (found >= 0) this.settled.splice(found, 1);
    return found >= 0;
  }

  /** A step answers: it can no longer name what was settled before it. */
  forgetSettled(): void {
    this.settled = [];
  }

  /** Makes all selections that need no step, before something is looked at. */
  settleAll(): void {
    for (;;) {
      const { decision } = this.line;
      if (decision === undefined || !this.select(decision)) return;
    }
  }

  /** Passes a window or does what has still to be done to end the turn. @returns false when a step must answer. */
  goOn(decision: AnyDecision): boolean {
    if (this.line.isWindow && this.autoPass) this.line.goOn();
    else if (!this.line.endOfTurn.announceNext(decision)) return this.answerUnsaid(decision);
    return true;
  }

  /** @returns false when a step must say it. */
  private answerUnsaid(decision: AnyDecision): boolean {
    const answer = this.line.game.unsaid?.(decision) ?? this.line.inline.implied?.(decision);
    if (answer === undefined) return false;
    this.line.goOn(answer);
    return true;
  }

  /** Lets the macro `endTurn` come to its end, as far as windows may pass. */
  finishEndOfTurn(passing = this.autoPass): void {
    const { line } = this;
    if (!line.endOfTurn.isAwaited) return;
    while (line.endOfTurn.isAwaited) {
      const decision = line.decision!;
      if (this.select(decision)) continue;
      if (line.isWindow && passing) line.goOn();
      else if (!line.endOfTurn.announceNext(decision)) return;
    }
    line.endOfTurn.drop();
  }

  /**
   * After the last step: every window still open passes, until the game is open or something else is asked. `isPromptExpected`:
   * the file looks at what is asked then.
   */
  playOn(isPromptExpected: boolean): void {
    this.steps.end();
    if (this.passesNothing) return this.settleAll();
    this.finishEndOfTurn(true);
    for (;;) {
      const { decision } = this.line;
      if (decision === undefined) return;
      if (this.select(decision)) continue;
      if (this.line.isWindow) this.line.goOn();
      else if (isPromptExpected || !this.answerUnsaid(decision)) return;
    }
  }

  /** Makes a selection, unless it is left to the step that comes. */
  private select(decision: AnyDecision): boolean {
    if (this.takeInline(decision)) return true;
    const next = this.steps.nextAct;
    const isLeft = next !== undefined && this.line.game.isLeftTo(next, this.line.run, decision);
    return !isLeft && this.settle(decision);
  }
}
