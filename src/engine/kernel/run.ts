import { isAnswerTo, printOf, type AnyAct, type AnyAnswer, type AnyDecision } from './decision';
import type { FlowState } from './flow-state';
import type { Identity } from './identity';

import { Machine, type Keeping, type World } from './machine';
import { NotOurFault } from './play';
import type { Misfit } from './shape';
import type { Playing } from './rules';
import { ProcedureWorld, type RestPoint, type Stateful } from './world';

/** An answer that the pending decision does not list. The game is unchanged. */
export class IllegalAnswer extends Error {}

/** A fault of the engine itself, with all that reproduces it. */
export class EngineError extends Error {}

/** How a recorded game began. */
export type Origin<Setup, State> =
  { readonly kind: 'setup'; readonly setup: Setup } | { readonly kind: 'position'; readonly state: State };

/**
 * A game as plain JSON: how it began and every answer fix it. The last rest point and the answers since take it up again even if
 * the way there cannot be replayed any more.
 */
export interface Recorded<Setup, State, Answer> {
  readonly origin: Origin<Setup, State>;
  readonly answers: readonly Answer[];
  /** Per answer: what was asked, so that a changed engine is noticed. */
  readonly prints: readonly string[];
  readonly rest: { readonly at: number; readonly state: State };
}

/** Answers that no longer fit the decisions that the game asks. */
export interface OtherAnswers extends Misfit {
  readonly code: 'otherAnswers';
}

/** What the run needs to know of a game. */
export interface GameKind<State extends FlowState, P extends Playing & { state: State }, Setup, Moment> extends Stateful<
  State,
  P
> {
  /** The position before the first decision. */
  begin(setup: Setup): State;
  /** A play in that position. `like`: another play of the same game, from which is taken what never changes. */
  play(state: State, keepsLog: boolean, like?: P): P;
  /** Whether a given act is the listed one. */
  sameAct(listed: AnyAct, given: AnyAnswer): boolean;
  /** Where the game stands as it asks this. */
  momentOf(play: P, decision: AnyDecision): Moment;
  /** What of a rest point can still matter; left out by a game in which nobody looks ahead. */
  identity?(play: P, state: State): Identity;
  /** What of a set-up says in an error how to get there again. */
  seedOf(setup: Setup): string;
}

const fromFile = <State>(state: State): RestPoint<State> => ({ state, told: 0, isCopy: false, isAsked: false });

/** A decision to which a searching run comes back again and again. */
export interface Mark<State = unknown, Answer = AnyAnswer> {
  readonly rest: RestPoint<State>;
  /** What was answered, and what chance brought, since that rest point. */
  readonly since: readonly Answer[];
  readonly outcomes: readonly number[];
  /** Every window on the way from there was asked. */
  readonly watched: boolean;
}

const NOTHING: readonly never[] = [];

/** A running game with its decisions, answers, rewind and save. The only way to advance a game. */
export class Run<
  State extends FlowState,
  P extends Playing & { state: State },
  Setup,
  Decision extends AnyDecision,
  Answer extends AnyAnswer,
  Moment,
> {
  readonly play: P;
  /** It is watched: what happens and what was asked is written down. */
  protected readonly tells: boolean;
  protected readonly machine: Machine<RestPoint<State>, Decision, Answer>;
  private readonly world: ProcedureWorld<State, P>;
  private prints: string[] = [];
  private marked: (Moment | null)[] = [];
  private movesMade = 0;
  /** Decisions before this number of answers cannot be gone back to: the way there was lost with a load. */
  private lostUpTo = 0;

  constructor(
    protected readonly kind: GameKind<State, P, Setup, Moment>,
    protected readonly origin: Origin<Setup, State>,
    protected readonly keeping: Keeping,
    state: State,
    like?: P,
  ) {
    this.tells = keeping === 'all' || keeping === 'newest';
    this.play = kind.play(state, this.tells, like);
    this.play.watched = this.tells;
    this.world = new ProcedureWorld<State, P>(this.play, kind);
    // The decisions of the game are those that its own rules ask: nothing else comes out of its world.
    this.machine = new Machine(this.world as World<RestPoint<State>, Decision, Answer>, keeping);
  }

  /** Runs to the first decision. @returns itself. */
  begin(): this {
    this.guard(() => this.machine.start());
    return this;
  }

  /** What is asked now; undefined when the game is over. */
  get decision(): Decision | undefined {
    return this.play.state.result === null ? this.machine.decision : undefined;
  }

  /** The answers given so far. */
  get answers(): readonly Answer[] {
    return this.machine.answers;
  }

  /** Where the game stands as it asks this; null when it is over. */
  get moment(): Moment | null {
    const { decision } = this;
    return decision === undefined ? null : this.kind.momentOf(this.play, decision);
  }

  /**
   * For each answer, where the game stood when it was given; null where that is not known any more (a load from a rest point).
   */
  get moments(): readonly (Moment | null)[] {
    return this.marked;
  }

  /** The fewest answers that `rewindTo` and `fork` can go back to. */
  get reachableFrom(): number {
    return this.lostUpTo;
  }

  /** Changes whenever the position does: what was seen of it is old then. */
  get moves(): number {
    return this.movesMade;
  }

  protected moved(): void {
    this.movesMade += 1;
  }

  get isSameAct(): (listed: AnyAct, given: AnyAnswer) => boolean {
    return this.kind.sameAct;
  }

  isLegal(answer: AnyAnswer): boolean {
    const { decision } = this;
    return decision !== undefined && isAnswerTo(decision, answer, this.kind.sameAct);
  }

  /** Answers the pending decision and runs to the next. Throws `IllegalAnswer` and changes nothing when it is not legal. */
  answer(answer: Answer): void {
    const { decision } = this;
    if (this.give(answer)) return;
    if (decision === undefined) throw new IllegalAnswer('The game is over.');
    throw new IllegalAnswer(`${JSON.stringify(answer)} does not answer ${decision.kind} of player ${decision.player}.`);
  }

  /** Answers the pending decision and runs to the next. @returns false, and changes nothing, when the answer is not legal. */
  give(answer: Answer): boolean {
    const { decision } = this;
    if (decision === undefined || !isAnswerTo(decision, answer, this.kind.sameAct)) return false;
    this.giveListed(answer);
    return true;
  }

  /** The same for an answer that this very decision lists: it is not looked up. */
  giveListed(answer: Answer): void {
    this.moved();
    if (this.tells) this.writeDown(this.decision!);
    try {
      this.machine.answer(answer);
    } catch (error) {
      this.fail(error);
    }
  }

  private writeDown(decision: Decision): void {
    this.prints.push(printOf(decision));
    this.marked.push(this.kind.momentOf(this.play, decision));
  }

  /** The present decision of a searching run. */
  get mark(): Mark<State, Answer> {
    const { answers, snapshot } = this.machine.lastCheckpoint()!;
    const outcomes = this.play.luck?.sinceRest ?? NOTHING;
    return {
      rest: snapshot,
      since: answers === this.machine.answers.length ? NOTHING : this.machine.answers.slice(answers),
      outcomes: outcomes.length === 0 ? NOTHING : outcomes.slice(),
      watched: snapshot === this.world.root,
    };
  }

  /** Goes to a decision of this searching run, on the way or beside it. */
  returnTo({ rest, since, outcomes, watched }: Mark<State, Answer>): void {
    this.moved();
    const { play } = this;
    play.luck?.bring(outcomes);
    play.watched = watched;
    if (watched) this.world.root = rest;
    try {
      this.machine.begin(rest, 0, since);
    } catch (error) {
      this.fail(error);
    }
    play.watched = this.tells;
  }

  /**
   * 64 bits of all that can still matter in this position of a searching run: two of the same have the same future. Undefined in
   * the middle of something, and where the game says none.
   */
  identity(): Identity | undefined {
    const rest = this.machine.lastCheckpoint();
    if (rest === undefined || rest.answers !== this.machine.answers.length) return undefined;
    if (this.play.luck !== null && this.play.luck.sinceRest.length > 0) return undefined;
    return this.kind.identity?.(this.play, rest.snapshot.state);
  }

  /** Goes back to the decision before which `count` answers had been given; play goes on from there. */
  rewindTo(count: number): void {
    this.moved();
    this.prints.length = count;
    this.marked.length = count;
    this.guard(() => this.machine.rewindTo(count));
  }

  /** Takes up another run of the same game before `count` of its answers; that one goes on untouched. */
  follow(other: this, count: number): this {
    this.moved();
    if (this.tells) {
      this.play.log = other.play.log.slice();
      this.prints = other.prints.slice(0, count);
      this.marked = other.marked.slice(0, count);
    }
    this.lostUpTo = other.lostUpTo;
    // The way there is gone as it was: every window that was asked there is asked again.
    const rest = other.machine.lastCheckpoint()?.snapshot;
    this.world.root = other.keeping === 'search' ? other.world.root : rest;
    const { watched } = this.play;
    this.play.watched = rest === this.world.root || other.tells;
    this.guard(() => this.machine.follow(other.machine, count));
    // The rest point may be a copy by now: a search goes back to it by what it is here.
    if (rest !== undefined && rest === this.world.root) this.world.root = this.machine.lastCheckpoint()?.snapshot ?? rest;
    this.play.watched = watched;
    return this;
  }

  /** The last rest point: from it and the answers since the game is taken up again. */
  get restPoint(): { readonly at: number; readonly state: State; readonly told: number } {
    const rest = this.machine.lastCheckpoint();
    // A game that was over before anything was asked has no rest point but its beginning.
    if (rest === undefined) return { at: 0, state: this.start, told: 0 };
    const { state, told } = rest.snapshot;
    return { at: rest.answers, state, told };
  }

  private get start(): State {
    return this.origin.kind === 'setup' ? this.kind.begin(this.origin.setup) : this.origin.state;
  }

  /** The game as plain JSON. */
  get recorded(): Recorded<Setup, State, Answer> {
    const { at, state } = this.restPoint;
    return { origin: this.origin, answers: [...this.machine.answers], prints: [...this.prints], rest: { at, state } };
  }

  /** Gives the answers of a recording from that number on, as far as they fit. @returns where they stop to. */
  protected giveAll({ answers, prints }: Recorded<Setup, State, Answer>, from: number): OtherAnswers | undefined {
    for (let at = from; at < answers.length; at++) {
      const answer = answers[at]!;
      const print = printOf(this.decision);
      const where = `$.answers[${at}]`;
      if (print === '' || print !== prints[at])
        return { code: 'otherAnswers', where, expected: print || 'the end of the game', got: prints[at]! };
      // Told by its word alone: the cards of an answer may be hidden ones.
      if (!this.give(answer)) return { code: 'otherAnswers', where, expected: `a legal answer to ${print}`, got: answer.do };
    }
    return undefined;
  }

  /** Goes to the rest point of a recording and gives the answers since, as far as they fit. @returns where they stop to. */
  takeUp(recorded: Recorded<Setup, State, Answer>): OtherAnswers | undefined {
    const { at, state } = recorded.rest;
    this.moved();
    this.prints = recorded.prints.slice(0, at);
    this.marked = this.prints.map(() => null);
    this.guard(() => this.machine.resume(fromFile(this.start), fromFile(state), at, recorded.answers.slice(0, at)));
    return this.giveAll(recorded, at);
  }

  /** What lies before the rest point of the recording cannot be gone back to. */
  protected loseBefore(at: number): void {
    this.lostUpTo = at;
  }

  protected guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Says of a fault of our own where it happened and what reproduces it. */
  private fail(error: unknown): never {
    if (error instanceof EngineError || error instanceof NotOurFault) throw error;
    const seed = this.origin.kind === 'setup' ? this.kind.seedOf(this.origin.setup) : 'a position';
    const path = this.play.path.join(' › ') || this.play.state.frames.map(({ kind, at }) => `${kind} ${at}`).join(' › ');
    const fault = error instanceof Error ? error.message : String(error);
    throw new EngineError(
      `${path}: ${fault} (seed ${seed}, answer ${this.machine.answers.length}). This is a fault of the engine; the recording reproduces it.`,
      { cause: error },
    );
  }
}
