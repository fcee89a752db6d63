import type { KeptPriority } from '../../courtesy';
import type { AnyAnswer, AnyDecision } from '../../engine/kernel';
import type { ActStep, Kinds, ScenarioGame } from '../scenario-game';
import type { Line } from './line';
import { isAt } from './point';
import { StepFailed } from './step-failed';
import type { StepList } from './step-list';
import type { Unasked } from './unasked';

type Gives = () => readonly string[];

/** Steps that answer: each waits for the decision that it answers, as far as what lies between happens by itself. */
export class Answering<K extends Kinds> {
  private readonly game: ScenarioGame<K>;
  /** How long the log was before the last step that answered. */
  private since = 0;

  constructor(
    private readonly line: Line<K>,
    private readonly unasked: Unasked<K>,
    private readonly steps: StepList<K>,
  ) {
    this.game = line.game;
  }

  /** Waits until the step can be given. @returns what gives it. */
  wait(step: ActStep<K['wanted']>): Gives {
    const { line, unasked, game } = this;
    let reached = false;
    for (;;) {
      const { decision } = line;
      if (decision === undefined) throw new StepFailed('not a legal answer.');
      if (unasked.takeInline(decision)) continue;
      reached = isAt(step.when, line.run) || (game.manner.whenIsReached && reached);
      const answer = reached ? this.answerBy(decision, step) : undefined;
      if (answer !== undefined) return answer;
      const implied = reached ? game.impliedBy?.(step, decision) : undefined;
      if (implied !== undefined) {
        line.goOn(implied);
        continue;
      }
      if (!(reached && game.isLeftTo(step, line.run, decision)) && unasked.settle(decision)) continue;
      const other = this.ofTheOther(decision, step);
      if (other !== undefined) return other;
      if (!unasked.goOn(decision)) throw new StepFailed('not a legal answer.');
    }
  }

  /** What two players choose one after another for one effect may be said in either order: the one asked comes first. */
  private ofTheOther(decision: AnyDecision, step: ActStep<K['wanted']>): Gives | undefined {
    if (step.player === undefined || step.player === decision.player || this.line.isWindow || this.game.isOpen(decision))
      return undefined;
    const at = this.steps.choiceOf(decision.player);
    const gives = at === undefined ? undefined : this.answerBy(decision, this.steps.stepAt(at));
    if (gives !== undefined) this.steps.bringForward(at!);
    return gives;
  }

  /** What gives the step's answer if it is one to the pending decision; undefined when it is not. */
  private answerBy(decision: AnyDecision, step: ActStep<K['wanted']>): Gives | undefined {
    const { line, game } = this;
    if (step.do === 'endTurn') return line.endOfTurn.canBegin(decision, step.player) ? () => this.endTurn(decision) : undefined;
    const kept = this.keptPriority(decision, step);
    if (kept !== undefined) return () => this.giveInThePast(kept, step);
    const meaning = game.meaningOf(line.run, decision, step);
    if (meaning.kind === 'answer') return () => this.give(decision, step, meaning.answer);
    if (meaning.kind === 'unclear')
      throw new StepFailed(`several answers fit: ${meaning.answers.join('; ')}. Name the place ("Name@0:hand") or the effect.`);
    if (meaning.kind === 'wanted') {
      this.unasked.want();
      return () => [];
    }
    return this.unasked.wasSettled(step) || game.isAside?.(line.run, step, this.since) === true ? () => [] : undefined;
  }

  private give(decision: AnyDecision, step: ActStep<K['wanted']>, answer: AnyAnswer): readonly string[] {
    const { line } = this;
    const problems = this.begin(decision);
    const asker = 'why' in decision ? (decision.why as { readonly card?: number } | undefined)?.card : undefined;
    const card = 'card' in answer ? (answer.card as number) : asker;
    const since = line.run.play.log.length;
    this.since = since;
    line.answer(answer);
    line.endOfTurn.acted(decision, answer);
    line.inline.add({ player: decision.player, card, says: sayStep(step), since }, step, answer);
    return problems;
  }

  private endTurn(decision: AnyDecision): readonly string[] {
    const problems = this.begin(decision);
    this.line.endOfTurn.begin(decision);
    return problems;
  }

  /** @returns what the act before it named and nothing asked for. */
  private begin(decision: AnyDecision): readonly string[] {
    const problems = this.game.isOpen(decision) ? this.line.unusedChoices() : [];
    this.unasked.forgetSettled();
    return problems;
  }

  /** Where windows pass tacitly an act of the turn player's may count as made in an earlier window. */
  private keptPriority(decision: AnyDecision, step: ActStep<K['wanted']>): KeptPriority<AnyAnswer> | undefined {
    const { line, game } = this;
    if (step.player !== decision.player || !line.passesTacitly(step.player)) return undefined;
    if (game.keepsPriority?.(decision, step) !== true) return undefined;
    return line.keptPriority(step.player, (then) => {
      const meaning = then.decision && game.meaningOf(then, then.decision, step);
      return meaning?.kind === 'answer' ? meaning.answer : undefined;
    });
  }

  private giveInThePast({ answers, answer }: KeptPriority<AnyAnswer>, step: ActStep<K['wanted']>): readonly string[] {
    this.line.takeBack(answers);
    return this.give(this.line.decision!, step, answer);
  }
}

/** A step in a message to its author. */
export function sayStep(step: { readonly do: string }): string {
  const { card, target, to } = step as { card?: unknown; target?: unknown; to?: unknown };
  return [step.do, card, target, to].filter((part) => part !== undefined).join(' ');
}
