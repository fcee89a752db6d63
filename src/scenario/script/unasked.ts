import type { Decision } from '../../engine/duel';
import type { AnswerStep } from '../schema';
import { meaningOf } from '../step-matching';
import { AnnouncedPhase } from './announced-phase';
import { EndOfTurn } from './end-of-turn';
import type { Line } from './line';
import { onlyAnswer } from './only-answer';
import { isSettled, type Settled } from './settled';
import { StepFailed } from './step-failed';
import type { StepList } from './step-list';

/**
 * What happens without a step: selections that an earlier step named or that have to be so, windows that pass, the macro
 * `endTurn`.
 */
export class Unasked {
  readonly endOfTurn: EndOfTurn;
  readonly announcedPhase = new AnnouncedPhase();
  /** Selections that had to be so and were made without a step, since the last step that answered. */
  private settled: Settled[] = [];

  constructor(
    private readonly line: Line,
    private readonly steps: StepList,
    private readonly autoPass: boolean,
  ) {
    this.endOfTurn = new EndOfTurn(line);
  }

  /** A selection that the step of an action under way speaks of, or where it has said that a phase leads to. */
  takeInline(decision: Decision): boolean {
    const goingTo = this.announcedPhase.answerTo(decision);
    if (goingTo !== undefined) {
      this.line.goOn(goingTo);
      return true;
    }
    const inline = this.line.inline.answer(this.line.duel, decision);
    if (inline === undefined) return false;
    if (inline.kind === 'unclear') throw new StepFailed(inline.says);
    this.line.goOn(inline.answer);
    return true;
  }

  /** A selection with one legal answer needs no step. */
  settle(decision: Decision): boolean {
    const only = onlyAnswer(decision);
    if (only === undefined) return false;
    this.settled.push({ player: decision.player, answer: only, duel: this.line.duel });
    this.line.goOn(only);
    return true;
  }

  /** A selection that was made without a step, and that this step names afterwards, as it may: it must be what was done. */
  wasSettled(step: AnswerStep): boolean {
    const found = this.settled.findIndex((one) => isSettled(one, step));
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

  /** Passes a window or announces what `endTurn` has still to announce. @returns false when a step must answer. */
  goOn(decision: Decision): boolean {
    if (decision.kind === 'respond' && this.autoPass) this.line.goOn();
    else if (!this.endOfTurn.announceNext(decision)) return this.placeInAttack(decision);
    return true;
  }

  /** A monster whose position no step answers comes in Attack Position. @returns false when something else is asked. */
  private placeInAttack(decision: Decision): boolean {
    if (decision.form !== 'question' || decision.placements === undefined || !decision.values.includes('attack')) return false;
    this.line.goOn({ do: 'answer', value: 'attack' });
    return true;
  }

  /** Lets the macro `endTurn` come to its end, as far as windows may pass. */
  finishEndOfTurn(passing = this.autoPass): void {
    while (this.endOfTurn.isUnderWay) {
      const decision = this.line.decision!;
      if (this.select(decision)) continue;
      if (decision.kind === 'respond' && passing) this.line.goOn();
      else if (!this.endOfTurn.announceNext(decision)) return;
    }
    this.endOfTurn.drop();
  }

  /**
   * After the last step: every window still open passes, until the game is open or something else is asked. `isPromptExpected`:
   * the file looks at what is asked then.
   */
  playOn(isPromptExpected: boolean): void {
    this.steps.end();
    this.finishEndOfTurn(true);
    for (;;) {
      const { decision } = this.line;
      if (decision === undefined) return;
      if (this.select(decision)) continue;
      if (decision.kind === 'respond') this.line.goOn();
      else if (isPromptExpected || !this.placeInAttack(decision)) return;
    }
  }

  /**
   * Makes a selection, unless it is about hidden cards and the step that comes names it: that is asked even if one answer is
   * legal.
   */
  private select(decision: Decision): boolean {
    return this.takeInline(decision) || (!this.waitsForStep(decision) && this.settle(decision));
  }

  private waitsForStep(decision: Decision): boolean {
    const next = this.steps.followingAct as AnswerStep | undefined;
    return (
      'hidden' in decision && decision.hidden && next !== undefined && meaningOf(this.line.duel, decision, next).kind === 'answer'
    );
  }
}
