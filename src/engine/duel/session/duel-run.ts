import { Machine, type Keeping } from '../../kernel/machine';
import { cloneDuel } from '../model/clone-duel';
import type { Act, Answer, Decision } from '../model/decision';
import { Duel, DuelEnded } from '../model/duel';
import type { DuelState } from '../model/duel-state';
import type { CardIndex } from '../model/card-index';
import type { CardPool } from '../model/effect';
import { opponentOf, type Player } from '../model/vocabulary';
import { PROFILES } from '../profiles/profile';
import { reasonsAgainst } from '../rules/acts';
import { Continuous } from '../rules/continuous';
import { against, type Reason, type Reasons } from '../rules/reasons';
import { gatherTriggers } from '../rules/triggers';
import { endDuel } from '../rules/victory';
import { DuelWorld, type RestPoint } from '../flow/duel-world';
import type { DuelView, Viewer } from '../views/view';
import type { ToldTo } from '../views/told';
import { viewFor } from '../views/view-for';
import { answerCount, isLegalAnswer } from '../rules/answers';
import { momentOf, type Moment } from './moment';
import { unsoundness } from '../taking-up/sound-position';
import type { DuelSetup } from '../model/setup';
import { duelFromSetup } from './new-duel';
import { readRecording, RECORDING_FORMAT, type LoadError, type Origin, type Recording } from './recording';

/** An answer that the pending decision does not list. The duel is unchanged. */
export class IllegalAnswer extends Error {}

/** A fault of the engine itself, with all that reproduces it. */
export class EngineError extends Error {}

/** A running duel with its decisions, answers, rewind and save. The only way to advance a duel. */
export class DuelRun {
  readonly duel: Duel;
  private machine: Machine<RestPoint, Decision, Answer>;
  private prints: string[] = [];
  private marked: (Moment | null)[] = [];
  private readonly told: ToldTo = new Map();
  /** Decisions before this number of answers cannot be gone back to: the way there was lost with a load. */
  private lostUpTo = 0;

  private constructor(
    readonly pool: CardPool,
    private readonly origin: Origin,
    private readonly keeping: Keeping,
    state: DuelState,
    index?: CardIndex,
  ) {
    this.duel = new Duel(state, pool, PROFILES[state.profile], keeping !== 'none', index);
    this.duel.continuous = new Continuous(this.duel);
    this.duel.gather = (event) => gatherTriggers(this.duel, event);
    this.machine = new Machine(new DuelWorld(this.duel), keeping);
  }

  /** Begins a duel and runs to its first decision. */
  static start(pool: CardPool, setup: DuelSetup, keeping: Keeping = 'all'): DuelRun {
    const run = new DuelRun(pool, { kind: 'setup', setup }, keeping, duelFromSetup(setup));
    run.guard(() => run.machine.start());
    return run;
  }

  /** A duel from a position; runs to its first decision. */
  static fromState(pool: CardPool, state: DuelState, keeping: Keeping = 'all'): DuelRun {
    const run = new DuelRun(pool, { kind: 'position', state: cloneDuel(state) }, keeping, state);
    run.guard(() => run.machine.start());
    return run;
  }

  /**
   * Takes up a recording. `replay: 'all'` plays it from the beginning (so that the log and every rewind are there) and falls back
   * to the last rest point when the answers no longer fit; `'lastRestPoint'` goes there at once. A position is looked through
   * before it is taken up. Never throws.
   */
  static load(
    pool: CardPool,
    json: unknown,
    replay: 'all' | 'lastRestPoint' = 'all',
  ): { ok: true; run: DuelRun; lost?: LoadError } | { ok: false; error: LoadError } {
    const read = readRecording(json, pool);
    if (!read.ok) return read;
    const { recording } = read;
    const { origin } = recording;
    let lost: LoadError | undefined;
    try {
      if (replay === 'all') {
        const run =
          origin.kind === 'setup' ? DuelRun.start(pool, origin.setup) : DuelRun.fromState(pool, cloneDuel(origin.state));
        run.duel.outcomesMustFit = false;
        lost = run.giveAll(recording, 0);
        if (lost === undefined) {
          if (origin.kind === 'position') run.lookOver();
          return { ok: true, run };
        }
      }
      const unsound = unsoundness(recording.rest.state, pool);
      if (unsound !== undefined)
        return { ok: false, error: lost ?? { ...unsound, code: 'damaged', where: `$.rest.state${unsound.where}` } };
      const run = new DuelRun(pool, origin, 'all', cloneDuel(recording.rest.state));
      run.duel.outcomesMustFit = false;
      const stopped = run.takeUp(recording);
      run.lookOver();
      lost ??= stopped;
      if (lost !== undefined) run.lostUpTo = recording.rest.at;
      return { ok: true, run, lost };
    } catch (error) {
      if (lost !== undefined) return { ok: false, error: lost };
      return {
        ok: false,
        error: {
          code: 'damaged',
          where: '$',
          expected: 'a duel that this engine can take up',
          got: error instanceof Error ? error.message : String(error),
        },
      };
    }
  }

  /** Goes to the rest point of the recording and gives the answers since, as far as they fit. @returns where they stop to. */
  private takeUp(recording: Recording): LoadError | undefined {
    const { at, state } = recording.rest;
    const start: RestPoint = { state: startOf(recording.origin), told: 0 };
    this.prints = recording.prints.slice(0, at);
    this.marked = this.prints.map(() => null);
    this.guard(() => this.machine.resume(start, { state, told: 0 }, at, recording.answers.slice(0, at)));
    return this.giveAll(recording, at);
  }

  private giveAll({ answers, prints, surrendered }: Recording, from: number): LoadError | undefined {
    for (let at = from; at < answers.length; at++) {
      const answer = answers[at]!;
      if (this.decision === undefined || this.print() !== prints[at] || !isLegalAnswer(this.decision, answer)) {
        return {
          code: 'otherAnswers',
          where: `$.answers[${at}]`,
          expected: this.decision === undefined ? 'the end of the duel' : this.print(),
          got: prints[at]!,
        };
      }
      this.answer(answer);
    }
    this.endBySurrender(surrendered);
    return undefined;
  }

  /** Looks at a position from outside as everybody will: what cannot be looked at is found before it is played. */
  private lookOver(): void {
    this.guard(() => {
      const { decision } = this;
      if (decision !== undefined && 'options' in decision) decision.options();
      for (const viewer of [0, 1, 'public'] as const) this.view(viewer);
    });
  }

  /** The duel as plain JSON; `load` takes it up at the same decision. */
  save(): Recording {
    const { result } = this.duel.state;
    return {
      format: RECORDING_FORMAT,
      origin: this.origin,
      answers: [...this.machine.answers],
      prints: [...this.prints],
      rest: this.restPoint,
      surrendered: result?.reason === 'surrender' && result.winner !== 'draw' ? opponentOf(result.winner) : undefined,
    };
  }

  /** The last rest point: from it and the answers since the duel is taken up again. */
  get restPoint(): { readonly at: number; readonly state: DuelState } {
    const rest = this.machine.lastCheckpoint();
    // A duel that was over before anything was asked (the opening hand won it) has no rest point but its beginning.
    return rest === undefined ? { at: 0, state: startOf(this.origin) } : { at: rest.answers, state: rest.snapshot.state };
  }

  /** What is asked now; undefined when the duel is over. */
  get decision(): Decision | undefined {
    return this.duel.state.result === null ? this.machine.decision : undefined;
  }

  /** The answers given so far. */
  get answers(): readonly Answer[] {
    return this.machine.answers;
  }

  /**
   * For each answer, where the duel stood when it was given; null where that is not known any more (a load from a rest point).
   */
  get moments(): readonly (Moment | null)[] {
    return this.marked;
  }

  /** The fewest answers that `rewindTo` and `fork` can go back to. */
  get reachableFrom(): number {
    return this.lostUpTo;
  }

  isLegal(answer: Answer): boolean {
    return this.decision !== undefined && isLegalAnswer(this.decision, answer);
  }

  /** Answers the pending decision and runs to the next. Throws `IllegalAnswer` and changes nothing when it is not legal. */
  answer(answer: Answer): void {
    const { decision } = this;
    if (decision === undefined) throw new IllegalAnswer('The duel is over.');
    if (!isLegalAnswer(decision, answer))
      throw new IllegalAnswer(`${JSON.stringify(answer)} does not answer ${decision.kind} of player ${decision.player}.`);
    if (this.keeping !== 'none') {
      this.prints.push(this.print());
      this.marked.push(momentOf(this.duel, decision));
    }
    try {
      this.machine.answer(answer);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Every reason why this player may not do this now; empty when it is legal. */
  whyNot(player: Player, act: Act): readonly Reason[] {
    const { decision } = this;
    const why: Reasons = [];
    if (decision === undefined) against(why, 'duel-over');
    else if (decision.player !== player) against(why, 'not-asked');
    else if (isLegalAnswer(decision, act)) return why;
    if (decision !== undefined) why.push(...reasonsAgainst(this.duel, player, act));
    if (why.length === 0) against(why, 'not-in-this-decision');
    return why;
  }

  /** Goes back to the decision before which `count` answers had been given; play goes on from there. */
  rewindTo(count: number): void {
    this.prints.length = count;
    this.marked.length = count;
    this.guard(() => this.machine.rewindTo(count));
  }

  /**
   * A second duel in the position before which `count` answers had been given (all of them: the present one), independent of
   * this one and with the same way back.
   */
  fork(count = this.answers.length): DuelRun {
    // `follow` brings the state of the fork; until then it stands over this one.
    const fork = new DuelRun(this.pool, this.origin, this.keeping, this.duel.state, this.duel.index);
    fork.duel.log.push(...this.duel.log);
    fork.duel.outcomesMustFit = this.duel.outcomesMustFit;
    fork.prints = this.prints.slice(0, count);
    fork.marked = this.marked.slice(0, count);
    fork.lostUpTo = this.lostUpTo;
    fork.guard(() => fork.machine.follow(this.machine, count));
    return fork;
  }

  /** `player` has surrendered and the opponent has agreed (E9). */
  surrender(player: Player): void {
    this.endBySurrender(player);
  }

  private endBySurrender(player: Player | undefined): void {
    if (player === undefined) return;
    try {
      endDuel(this.duel, { winner: opponentOf(player), reason: 'surrender' });
    } catch (ended) {
      if (!(ended instanceof DuelEnded)) throw ended;
    }
  }

  view(viewer: Viewer): DuelView {
    return viewFor(this.duel, this.decision, viewer, this.told);
  }

  private print(): string {
    const { decision } = this;
    return decision === undefined ? '' : `${decision.kind}${decision.player}:${answerCount(decision)}`;
  }

  private guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Says of a fault of our own where it happened and what reproduces it. */
  private fail(error: unknown): never {
    if (error instanceof EngineError || (error instanceof Error && error.name === 'FixedOutcomeMissing')) throw error;
    const setup = this.origin.kind === 'setup' ? this.origin.setup.seed : 'a position';
    const path = this.duel.path.join(' › ') || this.duel.state.situations.map(({ kind }) => kind).join(' › ');
    const fault = error instanceof Error ? error.message : String(error);
    throw new EngineError(
      `${path}: ${fault} (seed ${setup}, answer ${this.machine.answers.length}). This is a fault of the engine; the recording reproduces it.`,
      { cause: error },
    );
  }
}

const startOf = (origin: Origin): DuelState => (origin.kind === 'setup' ? duelFromSetup(origin.setup) : origin.state);
