import type { AnyAnswer, Identity, Mark, Seat } from '../../engine/kernel';
import { forcedAnswer, triedAnswers, type Tried } from './answers';
import type { ProvableRun, Proving } from './provable';
import { PositionTable } from './table';

/**
 * What has been found out of a position: the solver wins in it whatever the others do, or does not, or does not by the acts that
 * were looked at. In a win the higher bits are how many answers of the solver the proof takes at the most.
 */
export const OPEN = 0;
export const WINS = 1;
export const REFUTED = 2;
export const REFUTED_AMONG = 3;
const ON_PATH = 4;
/** A place that was taken in vain. */
const NOTHING_FOUND = 8;

export const kindOf = (value: number): number => value & 7;
export const heightOf = (value: number): number => value >> 3;
const won = (height: number): number => WINS | (height << 3);

const NO_OUTCOMES: readonly number[] = [];

/** Goes through all answers of both sides, as far as they matter, until it is known what comes of a position. */
export class Search<Run extends ProvableRun> {
  nodes = 0;
  /** Nothing more is looked into from this number of positions on. */
  most = 0;
  /** What hardly ever wins is left out. */
  prunes = false;
  /** Only what is known already is told. */
  private knowsOnly = false;
  private readonly table = new PositionTable();
  private readonly turn: number;
  /** How deep the search is, and the shallowest position that the last refutation has come back to. */
  private depth = 0;
  private backTo = Infinity;

  constructor(
    private readonly game: Proving<Run>,
    readonly run: Run,
    private readonly solver: Seat,
  ) {
    this.turn = run.play.state.turn;
    run.play.lastTurn = this.turn;
  }

  /** The game goes on in the turn that is looked at. */
  get isUnderWay(): boolean {
    return this.run.decision !== undefined && this.run.play.state.turn === this.turn;
  }

  /** What comes of the present position of the run. Where the run stands afterwards is not said. */
  value(): number {
    const { run, game } = this;
    this.nodes += 1;
    // What can be answered in one way only is no position to think about.
    for (;;) {
      // Who wins, but after this turn, has not won in it.
      if (run.play.state.turn !== this.turn) return this.refuted();
      if (run.decision === undefined) return run.play.state.result?.winner === this.solver ? won(0) : this.refuted();
      const forced = forcedAnswer(run);
      if (forced === undefined) break;
      const mark = run.mark;
      run.play.luck!.bring(NO_OUTCOMES);
      run.giveListed(forced);
      if (run.play.luck!.wasAsked) return this.ofAllOutcomes(mark, forced);
    }
    const identity = run.identity();
    if (identity !== undefined) {
      const known = this.table.get(identity);
      if (known !== 0) {
        const kind = kindOf(known);
        if (kind === ON_PATH) return this.refutedBy(heightOf(known));
        if (kind === WINS) return known;
        if (kind === REFUTED || (kind === REFUTED_AMONG && this.prunes)) return this.refuted(kind);
      }
      if (this.knowsOnly) return OPEN;
    }
    if (this.nodes >= this.most) return OPEN;
    const tried = triedAnswers(game, run);
    if (tried === undefined) return OPEN;
    if (identity === undefined) return this.ofAnswers(tried);
    return this.remembered(identity, tried);
  }

  private remembered(identity: Identity, tried: readonly Tried[]): number {
    const { table } = this;
    const before = table.get(identity);
    this.depth += 1;
    const { depth } = this;
    table.put(identity, ON_PATH | (depth << 3));
    const value = this.ofAnswers(tried);
    this.depth -= 1;
    const kind = kindOf(value);
    // What has come back to a position before this one says nothing of this one by itself.
    const isOwn = kind === WINS || this.backTo >= depth;
    if (isOwn && (kind === REFUTED || kind === REFUTED_AMONG)) this.backTo = Infinity;
    // A place that has been taken stays taken: what is open in it says so.
    table.put(identity, kind === OPEN || !isOwn ? before || NOTHING_FOUND : value);
    return value;
  }

  private refuted(kind = REFUTED): number {
    this.backTo = Infinity;
    return kind;
  }

  private refutedBy(depth: number): number {
    this.backTo = depth;
    return REFUTED;
  }

  private ofAnswers(tried: readonly Tried[]): number {
    return this.run.decision!.player === this.solver ? this.some(tried) : this.all(tried);
  }

  /** The solver is asked: one answer that wins is enough. */
  private some(tried: readonly Tried[]): number {
    const { mark } = this.run;
    let isOpen = false;
    let isPruned = false;
    let backTo = Infinity;
    let isFirst = true;
    for (const { answer, pruned } of tried) {
      if (pruned && this.prunes) {
        isPruned = true;
        continue;
      }
      if (!isFirst) this.run.returnTo(mark);
      isFirst = false;
      const value = this.after(mark, answer);
      switch (kindOf(value)) {
        case WINS:
          return won(heightOf(value) + 1);
        case OPEN:
          isOpen = true;
          if (this.nodes >= this.most) return OPEN;
          break;
        case REFUTED_AMONG:
          isPruned = true;
          backTo = Math.min(backTo, this.backTo);
          break;
        case REFUTED:
          backTo = Math.min(backTo, this.backTo);
      }
    }
    if (isOpen) return OPEN;
    this.backTo = backTo;
    return isPruned ? REFUTED_AMONG : REFUTED;
  }

  /** The other side is asked: one answer that does not lose is enough. */
  private all(tried: readonly Tried[]): number {
    const { mark } = this.run;
    let isOpen = false;
    let height = 0;
    let isFirst = true;
    for (const { answer } of tried) {
      if (!isFirst) this.run.returnTo(mark);
      isFirst = false;
      const value = this.after(mark, answer);
      switch (kindOf(value)) {
        case WINS:
          height = Math.max(height, heightOf(value));
          break;
        case OPEN:
          isOpen = true;
          if (this.nodes >= this.most) return OPEN;
          break;
        default:
          return value;
      }
    }
    return isOpen ? OPEN : won(height);
  }

  /** What comes of an answer to the decision of the mark, at which the run stands. */
  after(mark: Mark, answer: AnyAnswer): number {
    const { run } = this;
    run.play.luck!.bring(NO_OUTCOMES);
    run.giveListed(answer);
    return run.play.luck!.wasAsked ? this.ofAllOutcomes(mark, answer) : this.value();
  }

  /** Chance is nobody's side: what it brings must win in every case. The answer has been given with the first outcome. */
  private ofAllOutcomes(mark: Mark, answer: AnyAnswer): number {
    const luck = this.run.play.luck!;
    let height = 0;
    let isOpen = false;
    for (;;) {
      const following = luck.following();
      const value = this.value();
      const kind = kindOf(value);
      if (kind === REFUTED || kind === REFUTED_AMONG) return value;
      if (kind === OPEN) isOpen = true;
      height = Math.max(height, heightOf(value));
      if (isOpen && this.nodes >= this.most) return OPEN;
      if (following === undefined) return isOpen ? OPEN : won(height);
      this.run.returnTo(mark);
      luck.bring(following);
      this.run.giveListed(answer);
    }
  }

  /** The same as far as it is known: nothing is looked into that has not been. */
  known(mark: Mark, answer: AnyAnswer): number {
    return this.fromMemory(() => this.after(mark, answer));
  }

  /** What is known of the position in which the run stands. */
  knownHere(): number {
    return this.fromMemory(() => this.value());
  }

  private fromMemory(look: () => number): number {
    const { most, nodes, prunes } = this;
    this.knowsOnly = true;
    this.prunes = true;
    this.most = Infinity;
    const value = look();
    this.knowsOnly = false;
    this.prunes = prunes;
    this.most = most;
    this.nodes = nodes;
    return value;
  }
}
