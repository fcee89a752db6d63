import { learnedSince, type Act, type Answer, type Decision, type Duel, type DuelRun, type Learned, type Player } from '../engine';
import { compare } from './expectation';
import { Line, type LineOptions } from './line';
import { observe } from './observation';
import { onlyAnswer } from './only-answer';
import { ruleIsGiven } from './reasons';
import type { CardReference } from './card-reference';
import { isLook, type AnswerStep, type Expected, type LookStep, type RequestStep, type Scenario, type Step, type WantedStep, type When } from './schema';
import { actsFitting, meaningOf } from './step-matching';
import { isSettled, type Settled } from './settled';
import { legalSteps } from './step-words';
import { newestFor, sayWindow, type TacitWindow } from './tacit-windows';

/** A step that cannot be played: what is wrong, for the author of the scenario. */
export class StepFailed extends Error {}

/** The macro `endTurn`: announces one thing after the other until the turn has ended or an announcement has fallen. */
interface EndOfTurn {
  readonly player: Player;
  readonly turn: number;
  /** The phase whose end was last announced. */
  announced: string | undefined;
}

/** Plays the steps of a scenario on a duel. */
export class Script {
  readonly line: Line;
  private endOfTurn: EndOfTurn | undefined;
  /** Selections that had to be so and were made without a step, since the last step that answered. */
  private settled: Settled[] = [];
  private surrender: Player | undefined;
  private at = 0;
  /** Plays the next step, once it has been waited for. */
  private ready: (() => string[]) | undefined;

  constructor(
    run: DuelRun,
    private readonly scenario: Pick<Scenario, 'steps' | 'autoPass' | 'priority' | 'expect'>,
    options: LineOptions = {},
  ) {
    const { priority } = scenario;
    const [first, second] = typeof priority === 'string' ? [priority, priority] : priority;
    this.line = new Line(run, [first === 'smooth', second === 'smooth'], options);
  }

  /** Plays all steps and checks what is expected at the end. @returns what failed, one line each. */
  play(): string[] {
    const failures: string[] = [];
    while (this.next !== undefined) {
      const { at, next } = this;
      const problems = this.playNext();
      const pending = problems.length > 0 && next.do !== 'expect' ? ` ${this.sayPending()}` : '';
      failures.push(...problems.map((problem) => `step ${at + 1} (${sayStep(next)}): ${problem}${pending}`));
      // After an answer that could not be given, nothing that follows says anything.
      if (problems.length > 0 && !isLook(next)) return failures;
    }
    return [...failures, ...this.finish()];
  }

  /** The step that comes next; undefined after the last. */
  get next(): Step | undefined {
    return this.scenario.steps[this.at];
  }

  /** Waits until the next step can be played: what comes before it by itself has then happened. @returns what is wrong if it never can. */
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
      this.at += 1;
    }
  }

  /** After the last step: lets windows pass, and checks what is expected at the end. @returns what failed. */
  finish(): string[] {
    const failures: string[] = [];
    try {
      this.playOn();
      failures.push(...this.unusedChoices().map((problem) => `end: ${problem}`));
      if (this.scenario.expect !== undefined) failures.push(...this.check(this.scenario.expect).map((problem) => `expect: ${problem}`));
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
        this.waitToLook(step);
        return () => this.look(step);
      case 'object':
        this.settleAll();
        return () => this.request(step);
      case 'surrender':
      case 'acceptSurrender':
      case 'refuseSurrender':
        return () => this.request(step);
      default:
        return this.waitToAnswer(step);
    }
  }

  // Steps that answer.

  private waitToAnswer(step: AnswerStep): () => string[] {
    for (;;) {
      const { decision } = this.line;
      if (decision === undefined) throw new StepFailed('not a legal answer.');
      if (this.takeInline(decision)) continue;
      if (this.isAt(step.when)) {
        if (step.do === 'endTurn') {
          if (this.canEndTurn(decision, step.player)) return () => this.beginEndOfTurn(decision, step.player);
        } else {
          const answer = this.answerBy(decision, step);
          if (answer !== undefined) return answer;
          if (this.wasSettled(step)) return () => [];
        }
      }
      if (this.settle(decision)) continue;
      if (!this.goOn(decision)) throw new StepFailed('not a legal answer.');
    }
  }

  /** What gives the step's answer if it is one to the pending decision; undefined when it is not. */
  private answerBy(asked: Decision, step: AnswerStep): (() => string[]) | undefined {
    const kept = this.keptPriority(asked, step);
    if (kept !== undefined) return () => this.giveInThePast(kept, step);
    // Having looked at earlier windows may have made another duel of it, in the same position.
    const decision = this.line.decision!;
    const meaning = meaningOf(this.line.duel, decision, step);
    if (meaning.kind === 'none') return undefined;
    if (meaning.kind === 'unclear') throw new StepFailed(`several answers fit: ${meaning.answers.join('; ')}. Name the place ("Name@0:monster:2") or the effect.`);
    return () => this.give(decision, step, meaning.answer);
  }

  private give(decision: Decision, step: AnswerStep, answer: Answer): string[] {
    const problems = isOpen(decision) ? this.unusedChoices() : [];
    this.settled = [];
    const card = 'card' in answer ? answer.card : decision.why?.card;
    const since = this.line.duel.log.length;
    this.line.answer(answer);
    const { choose, mode } = step as { choose?: readonly CardReference[]; mode?: number };
    if (this.line.decision !== undefined) this.line.inline.add({ player: decision.player, card, says: sayStep(step), since }, choose, mode);
    return problems;
  }

  /**
   * Smooth priority: an activation as the turn player's next act counts as made in the oldest window that passed tacitly and in
   * which it was legal. The turn player had kept priority. @returns how many answers had been given before that window.
   */
  private keptPriority(decision: Decision, step: AnswerStep): number | undefined {
    const { line } = this;
    if (step.do !== 'activate' || !isOpen(decision) || step.player !== decision.player || !line.isSmooth(step.player)) return undefined;
    return line.windowsSinceStep(step.player).find(({ answers }) => {
      let fits = false;
      line.at(answers, () => void (fits = meaningOf(line.duel, line.decision!, step).kind === 'answer'));
      return fits;
    })?.answers;
  }

  private giveInThePast(answers: number, step: AnswerStep): string[] {
    this.line.at(answers, () => {
      const there = this.line.decision!;
      const meaning = meaningOf(this.line.duel, there, step);
      if (meaning.kind === 'answer') this.give(there, step, meaning.answer);
      return true;
    });
    return [];
  }

  private sayPending(): string {
    const { decision, run } = this.line;
    if (decision === undefined) return 'The duel is over.';
    const window = 'window' in decision && decision.window !== undefined ? ` (${decision.window})` : '';
    return `Pending: ${decision.kind}${window} of player ${decision.player}. Legal: ${legalSteps(run).map((step) => JSON.stringify(step)).join(' ')}`;
  }

  // What happens without a step.

  /** A selection that the step of an action under way speaks of. */
  private takeInline(decision: Decision): boolean {
    const inline = this.line.inline.answer(this.line.duel, decision);
    if (inline === undefined) return false;
    if (inline.kind === 'unclear') throw new StepFailed(inline.says);
    this.line.goOn(inline.answer);
    return true;
  }

  /** A selection with one legal answer needs no step. */
  private settle(decision: Decision): boolean {
    const only = onlyAnswer(decision);
    if (only === undefined) return false;
    this.settled.push({ player: decision.player, answer: only, duel: this.line.duel });
    this.line.goOn(only);
    return true;
  }

  /** A selection that was made without a step, and that this step names afterwards, as it may: it must be what was done. */
  private wasSettled(step: AnswerStep): boolean {
    const found = this.settled.findIndex((one) => isSettled(one, step));
    if (found >= 0) this.settled.splice(found, 1);
    return found >= 0;
  }

  /** Passes a window or announces what `endTurn` has still to announce. @returns false when a step must answer. */
  private goOn(decision: Decision): boolean {
    if (decision.kind === 'respond' && this.scenario.autoPass) this.line.goOn();
    else if (!this.announceNext(decision)) return false;
    return true;
  }

  private isAt(when: When | undefined, { state }: Duel = this.line.duel): boolean {
    return when === undefined || (['phase', 'step', 'damageStep', 'turn'] as const).every((key) => when[key] === undefined || when[key] === state[key]);
  }

  /** What an action's step named and nothing asked for, once the game is open again. */
  private unusedChoices(): string[] {
    const unused = this.line.inline.close(this.line.duel);
    return this.line.decision === undefined ? [] : unused;
  }

  // The macro `endTurn`.

  private canEndTurn(decision: Decision, player: Player): boolean {
    const { state } = this.line.duel;
    if (decision.player !== player || state.turnPlayer !== player) return false;
    if (isOpen(decision)) return announcement(decision) !== undefined;
    return decision.kind === 'respond' && decision.window === 'phase' && state.phase === 'end';
  }

  private beginEndOfTurn(decision: Decision, player: Player): string[] {
    const problems = isOpen(decision) ? this.unusedChoices() : [];
    this.settled = [];
    this.endOfTurn = { player, turn: this.line.duel.state.turn, announced: undefined };
    if (isOpen(decision)) this.announceNext(decision);
    else this.line.answer({ do: 'pass' });
    return problems;
  }

  private announceNext(decision: Decision): boolean {
    const { endOfTurn } = this;
    const { phase, turn } = this.line.duel.state;
    if (endOfTurn === undefined || !isOpen(decision)) return false;
    const next = announcement(decision);
    if (turn !== endOfTurn.turn || endOfTurn.announced === phase || next === undefined) {
      // The turn has ended, or a chain made the announcement fall.
      this.endOfTurn = undefined;
      return false;
    }
    endOfTurn.announced = phase;
    this.line.answer(next);
    return true;
  }

  /** Lets the macro come to its end, as far as windows may pass. */
  private finishEndOfTurn(passing: boolean): void {
    while (this.endOfTurn !== undefined && this.line.decision !== undefined && this.line.duel.state.turn === this.endOfTurn.turn) {
      const { decision } = this.line;
      if (this.takeInline(decision) || this.settleUnlessNamed(decision)) continue;
      if (decision.kind === 'respond' && passing) this.line.goOn();
      else if (!this.announceNext(decision)) return;
    }
    this.endOfTurn = undefined;
  }

  // Looking.

  private look(step: LookStep): string[] {
    if (step.do === 'expect') return this.check(step);
    const wanted: WantedStep = step.step.player === undefined && step.player !== undefined ? { ...step.step, player: step.player } : step.step;
    const offered = this.isOffered(wanted);
    if (step.do === 'legal') return offered ? [] : ['not offered.'];
    if (offered) return ['it is offered.'];
    if (step.rule === undefined) return [];
    const given = ruleIsGiven(this.line.run, wanted, step.rule);
    return given.ok ? [] : [`not offered, but ${step.rule} is no reason for it. Reasons: ${given.reasons.join(', ') || 'none'}.`];
  }

  private waitToLook(step: LookStep): void {
    this.settleAll();
    if (step.now === true && this.isAt(step.when)) return;
    this.finishEndOfTurn(this.scenario.autoPass);
    this.settleAll();
    while (!this.isAt(step.when)) {
      const { decision } = this.line;
      if (decision === undefined || !this.goOn(decision)) throw new StepFailed(`the point ${JSON.stringify(step.when)} is not reached.`);
      this.settleAll();
    }
    if (step.now === true) return;
    const player = step.do === 'expect' ? undefined : (step.step.player ?? step.player);
    for (;;) {
      const { decision } = this.line;
      if (decision?.kind !== 'respond' || this.line.isReopened) return;
      if (!this.line.isEmptyWindow && (player === undefined || decision.player === player)) return;
      if (step.when !== undefined && this.passingLeaves(step.when)) return;
      this.line.goOn();
      this.settleAll();
    }
  }

  /** Whether a pass would go beyond the point at which is to be looked. */
  private passingLeaves(when: When): boolean {
    const ahead = this.line.run.fork();
    ahead.answer({ do: 'pass' });
    return !this.isAt(when, ahead.duel);
  }

  /** Makes all selections that need no step, before something is looked at. */
  private settleAll(): void {
    for (;;) {
      const { decision } = this.line;
      if (decision === undefined || !(this.takeInline(decision) || this.settleUnlessNamed(decision))) return;
    }
  }

  /** A selection about hidden cards is asked even if one answer is legal: it waits for the step that names it. */
  private settleUnlessNamed(decision: Decision): boolean {
    const next = this.scenario.steps.slice(this.at + 1).find((step) => !isLook(step)) as AnswerStep | undefined;
    const waits = 'hidden' in decision && decision.hidden && next !== undefined && meaningOf(this.line.duel, decision, next).kind === 'answer';
    return !waits && this.settle(decision);
  }

  private check(expected: Expected): string[] {
    return compare(expected, observe(this.line.run), (step) => this.isOffered(step));
  }

  private isOffered(step: WantedStep): boolean {
    const { decision, duel, windows } = this.line;
    if (decision === undefined) return false;
    switch (step.do) {
      case 'surrender':
      case 'acceptSurrender':
      case 'refuseSurrender':
        return false;
      case 'object':
        return this.isRightToObject(step.player !== undefined && step.to !== undefined ? newestFor(windows, step.player, step.to) : undefined);
      case 'endTurn':
        return this.canEndTurn(decision, step.player ?? decision.player);
      default:
        if (step.choose !== undefined || step.mode !== undefined) return answersTo(decision, duel, step).some((answer) => this.wouldWork(step, answer));
        return meaningOf(duel, decision, step).kind !== 'none';
    }
  }

  /** Whether all that the step chooses can be chosen: tried out on a copy of the duel. */
  private wouldWork(step: WantedStep, answer: Answer): boolean {
    const line = new Line(this.line.run.fork(), [false, false]);
    const { player, why } = line.decision!;
    line.answer(answer);
    line.inline.add({ player, card: 'card' in answer ? answer.card : why?.card, says: '', since: Infinity }, step.choose, step.mode);
    while (line.decision !== undefined && !isOpen(line.decision)) {
      const inline = line.inline.answer(line.duel, line.decision);
      const next = inline?.kind === 'answer' ? inline.answer : onlyAnswer(line.decision);
      if (next !== undefined) line.goOn(next);
      else if (line.decision.kind === 'respond') line.goOn();
      else break;
    }
    return line.inline.close(line.duel).length === 0;
  }

  // Requests, which answer no decision.

  private request(step: RequestStep): string[] {
    if (this.line.decision === undefined) throw new StepFailed('no request after the end.');
    switch (step.do) {
      case 'object': {
        const window = newestFor(this.line.windows, step.player, step.to);
        if (window === undefined) {
          const windows = this.line.windows.filter(({ player }) => player === step.player).map(sayWindow);
          throw new StepFailed(`no such window has passed tacitly. There are: ${windows.join(', ') || 'none'}.`);
        }
        if (!this.mayObject(window)) break;
        this.endOfTurn = undefined;
        this.line.reopen(window);
        break;
      }
      case 'surrender':
        this.surrender = step.player;
        break;
      case 'acceptSurrender':
      case 'refuseSurrender':
        if (this.surrender === undefined || this.surrender === step.player) throw new StepFailed('the opponent has not asked to surrender.');
        if (step.do === 'acceptSurrender') this.line.run.surrender(this.surrender);
        this.surrender = undefined;
    }
    return [];
  }

  /**
   * Whoever has learned something hidden since the window needs the other player's consent: the next step, an `answer` of that player
   * (rulings). @returns false when it is refused: then play stays where it is.
   */
  private mayObject(window: TacitWindow): boolean {
    const learned = this.learnedSince(window);
    if (learned === null) return true;
    const next = this.scenario.steps[this.at + 1];
    if (next?.do !== 'answer' || next.player === window.player || typeof next.value !== 'boolean') {
      throw new StepFailed(`needs the other player's consent, by an "answer" true or false as the next step: player ${window.player} has learned something since (${learned}).`);
    }
    this.at += 1;
    return next.value;
  }

  private isRightToObject(window: TacitWindow | undefined): boolean {
    return window !== undefined && this.learnedSince(window) === null;
  }

  private learnedSince({ player, line }: TacitWindow): Learned | null {
    return learnedSince(this.line.run.view(player).log, player, line, Infinity);
  }

  /** After the last step: every window still open passes, until the game is open or something else is asked. */
  private playOn(): void {
    this.at = this.scenario.steps.length;
    this.finishEndOfTurn(true);
    for (;;) {
      const { decision } = this.line;
      if (decision === undefined) return;
      if (this.takeInline(decision) || this.settleUnlessNamed(decision)) continue;
      if (decision.kind !== 'respond') return;
      this.line.goOn();
    }
  }
}

/** The turn player acts or announces: nothing is under way. */
const isOpen = ({ kind }: Decision): boolean => kind === 'idle' || kind === 'battle';

/** What `endTurn` announces next: Main Phase 2 after the battle, otherwise the End Phase. */
function announcement(decision: Decision): Act | undefined {
  if (!isOpen(decision) || !('options' in decision)) return undefined;
  const announced = decision.options().filter((act) => act.do === 'enter');
  return announced.find(({ to }) => to === 'main2') ?? announced.find(({ to }) => to === 'end');
}

/** Every answer that the step could mean. */
function answersTo(decision: Decision, duel: Duel, step: WantedStep): Answer[] {
  if (step.player !== undefined && step.player !== decision.player) return [];
  if ('options' in decision) return actsFitting(duel, decision, step);
  const meaning = meaningOf(duel, decision, step);
  return meaning.kind === 'answer' ? [meaning.answer] : [];
}

function sayStep(step: Step): string {
  const { card, target, to } = step as { card?: unknown; target?: unknown; to?: unknown };
  return [step.do, card, target, to].filter((part) => part !== undefined).join(' ');
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
