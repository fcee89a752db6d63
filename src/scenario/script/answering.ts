import { isOpenPlay, type Answer, type Decision } from '../../engine/duel';
import type { KeptPriority } from '../../courtesy';
import type { CardReference } from '../card-reference';
import type { AnswerStep, Step } from '../schema';
import { meaningOf } from '../step-matching';
import { canEndTurn } from './end-of-turn';
import type { Line } from './line';
import { isAt } from './point';
import { StepFailed } from './step-failed';
import type { Unasked } from './unasked';

/** Steps that answer: each waits for the decision that it answers, as far as what lies between happens by itself. */
export class Answering {
  constructor(
    private readonly line: Line,
    private readonly unasked: Unasked,
  ) {}

  /** Waits until the step can be given. @returns what gives it. */
  wait(step: AnswerStep): () => string[] {
    const { line, unasked } = this;
    for (;;) {
      const { decision } = line;
      if (decision === undefined) throw new StepFailed('not a legal answer.');
      if (unasked.takeInline(decision)) continue;
      if (isAt(step.when, line.duel)) {
        if (step.do === 'endTurn') {
          if (canEndTurn(line.duel, decision, step.player)) return () => this.endTurn(decision);
        } else {
          const answer = this.answerBy(decision, step);
          if (answer !== undefined) return answer;
          if (unasked.wasSettled(step)) return () => [];
        }
      }
      if (unasked.settle(decision)) continue;
      if (!unasked.goOn(decision)) throw new StepFailed('not a legal answer.');
    }
  }

  /** What gives the step's answer if it is one to the pending decision; undefined when it is not. */
  private answerBy(decision: Decision, step: AnswerStep): (() => string[]) | undefined {
    const kept = this.keptPriority(decision, step);
    if (kept !== undefined) return () => this.giveInThePast(kept, step);
    const meaning = meaningOf(this.line.duel, decision, step);
    if (meaning.kind === 'none') return undefined;
    if (meaning.kind === 'unclear')
      throw new StepFailed(
        `several answers fit: ${meaning.answers.join('; ')}. Name the place ("Name@0:monster:2") or the effect.`,
      );
    return () => this.give(decision, step, meaning.answer);
  }

  private give(decision: Decision, step: AnswerStep, answer: Answer): string[] {
    const problems = this.begin(decision);
    const card = 'card' in answer ? answer.card : decision.why?.card;
    const since = this.line.duel.log.length;
    this.line.answer(answer);
    if (step.do === 'enter' && answer.do === 'enter')
      this.unasked.announcedPhase.announce(answer.to === 'nextStep' && step.to !== 'nextStep' ? step.to : undefined);
    const { choose, mode } = step as { choose?: readonly CardReference[]; mode?: number };
    if (this.line.decision !== undefined)
      this.line.inline.add({ player: decision.player, card, says: sayStep(step), since }, choose, mode);
    return problems;
  }

  private endTurn(decision: Decision): string[] {
    const problems = this.begin(decision);
    this.unasked.endOfTurn.begin(decision);
    return problems;
  }

  /** @returns what the action before it named and nothing asked for. */
  private begin(decision: Decision): string[] {
    const problems = isOpenPlay(decision) ? this.line.unusedChoices() : [];
    this.unasked.forgetSettled();
    return problems;
  }

  /** Where windows pass tacitly an activation as the turn player's next act may count as made in an earlier window. */
  private keptPriority(decision: Decision, step: AnswerStep): KeptPriority<Answer> | undefined {
    const { line } = this;
    if (step.do !== 'activate' || !isOpenPlay(decision) || step.player !== decision.player || !line.passesTacitly(step.player))
      return undefined;
    return line.keptPriority(step.player, ({ duel, decision: then }) => {
      const meaning = then && meaningOf(duel, then, step);
      return meaning?.kind === 'answer' ? meaning.answer : undefined;
    });
  }

  private giveInThePast({ answers, answer }: KeptPriority<Answer>, step: AnswerStep): string[] {
    this.line.takeBack(answers);
    return this.give(this.line.decision!, step, answer);
  }
}

/** A step in a message to its author. */
export function sayStep(step: Step): string {
  const { card, target, to } = step as { card?: unknown; target?: unknown; to?: unknown };
  return [step.do, card, target, to].filter((part) => part !== undefined).join(' ');
}
