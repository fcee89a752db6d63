/**
 * The transaction runner. A game moves from *rest point* to rest point; between two of them one *transaction* runs: a
 * generator that yields decisions and takes answers. At a rest point no generator is alive, so a copy of the state is a
 * checkpoint, and any decision is reached again from the nearest checkpoint by giving the few answers since.
 */
export type Transaction<Decision, Answer> = Generator<Decision, void, Answer>;

/** What the runner needs of a game. */
export interface World<Snapshot, Decision, Answer> {
  /**
   * Moves to the next rest point from which something is asked and begins its transaction; undefined when the game is over.
   * `atWindows`: a copy is kept only of rest points at which, for all that is known, somebody will be asked.
   */
  nextTransaction(keepSnapshot: boolean | 'atWindows'): Transaction<Decision, Answer> | undefined;
  /** A copy of the state at the rest point where the transaction that runs now began. */
  readonly snapshotAtRest: Snapshot | undefined;
  restore(snapshot: Snapshot): void;
  /** Whether something thrown out of a transaction is the game being over (then the runner stops) rather than a fault. */
  isEnd(thrown: unknown): boolean;
}

/** Transactions in a row that ask nothing: what resolves by itself, what is due. More than these lead nowhere. */
const MOST_SILENT = 10_000;

interface Checkpoint<Snapshot> {
  /** Answers given before this rest point. */
  readonly answers: number;
  readonly snapshot: Snapshot;
}

/**
 * `all`: every decision can be reached again at once. `newest`: the beginning and the newest rest point, enough to save, to fork
 * and to reach any decision by replay. `search`: the newest rest point alone, unwatched and without a log: it can be forked, and
 * never goes back. `none`: only forwards and unwatched, for simulation and benchmarks.
 */
export type Keeping = 'all' | 'newest' | 'search' | 'none';

export class Machine<Snapshot, Decision, Answer> {
  decision: Decision | undefined;
  readonly answers: Answer[] = [];
  private checkpoints: Checkpoint<Snapshot>[] = [];
  private transaction: Transaction<Decision, Answer> | undefined;

  constructor(
    private readonly world: World<Snapshot, Decision, Answer>,
    private readonly keeping: Keeping,
  ) {}

  /** Runs to the first decision. */
  start(): void {
    this.run(undefined);
  }

  /** Gives an answer, which must already have been found legal, and runs to the next decision. */
  answer(answer: Answer): void {
    this.answers.push(answer);
    this.run(answer);
  }

  /** Goes back to the decision before which `count` answers had been given. */
  rewindTo(count: number): void {
    const again = this.answers.slice(0, count);
    const nearest = this.nearest(count);
    const checkpoint = this.checkpoints[nearest]!;
    this.checkpoints.length = nearest;
    this.begin(checkpoint.snapshot, checkpoint.answers, again);
  }

  /** The newest rest point that is not later than the decision after `count` answers. */
  private nearest(count: number): number {
    let nearest = this.checkpoints.length - 1;
    while (nearest > 0 && this.checkpoints[nearest]!.answers > count) nearest -= 1;
    return nearest;
  }

  /**
   * Takes another machine's game up at the decision before which `count` answers had been given; the other one goes on untouched.
   */
  follow(other: Machine<Snapshot, Decision, Answer>, count: number): void {
    const nearest = other.nearest(count);
    const { snapshot, answers } = other.checkpoints[nearest]!;
    this.checkpoints = other.checkpoints.slice(0, nearest);
    this.begin(snapshot, answers, other.answers.slice(0, count));
  }

  /** The last rest point and what came after it: all that a save needs to go on without replaying the whole game. */
  lastCheckpoint(): Checkpoint<Snapshot> | undefined {
    return this.checkpoints[this.checkpoints.length - 1];
  }

  /** Takes up a game at a rest point, before which `at` of `answers` had been given, and gives the rest of them. */
  begin(snapshot: Snapshot, at: number, answers: readonly Answer[]): void {
    this.world.restore(snapshot);
    this.answers.length = 0;
    for (let i = 0; i < at; i++) this.answers.push(answers[i]!);
    this.transaction = undefined;
    if (this.keeping === 'search') this.checkpoints = [{ answers: at, snapshot }];
    this.run(undefined);
    for (let i = at; i < answers.length; i++) this.answer(answers[i]!);
  }

  /** Takes up a game at a later rest point while the beginning stays reachable by replay. */
  resume(beginning: Snapshot, snapshot: Snapshot, at: number, answers: readonly Answer[]): void {
    this.checkpoints = at > 0 ? [{ answers: 0, snapshot: beginning }] : [];
    this.begin(snapshot, at, answers);
  }

  private run(answer: Answer | undefined): void {
    let given = answer;
    for (let silent = 0; silent < MOST_SILENT; silent++) {
      let transaction = this.transaction;
      if (transaction === undefined) {
        transaction = this.world.nextTransaction(this.keeping === 'search' ? 'atWindows' : this.keeping !== 'none');
        if (transaction === undefined) {
          this.decision = undefined;
          return;
        }
        this.transaction = transaction;
        if (this.keeping !== 'none') this.keepCheckpoint();
      }
      let step: IteratorResult<Decision, void>;
      try {
        // The first `next` of a generator takes no answer; TypeScript cannot say so.
        step = transaction.next(given as Answer);
      } catch (thrown) {
        if (!this.world.isEnd(thrown)) throw thrown;
        this.transaction = undefined;
        this.decision = undefined;
        return;
      }
      const { done, value } = step;
      given = undefined;
      if (!done) {
        this.decision = value as Decision;
        return;
      }
      this.transaction = undefined;
      if (this.keeping !== 'none') this.dropSilentCheckpoint();
    }
    throw new Error(`an endless loop: ${MOST_SILENT} transactions without a question`);
  }

  private keepCheckpoint(): void {
    if (this.keeping === 'search') {
      // Where no copy was made, the newest one is still where a game is taken up from.
      if (this.checkpoints[0]?.snapshot === this.world.snapshotAtRest) return;
      this.checkpoints.length = 0;
    }
    if (this.keeping === 'newest' && this.checkpoints.length > 1) this.checkpoints.length = 1;
    this.checkpoints.push({ answers: this.answers.length, snapshot: this.world.snapshotAtRest! });
  }

  /** A transaction that asked nothing needs no checkpoint. */
  private dropSilentCheckpoint(): void {
    const last = this.checkpoints[this.checkpoints.length - 1]!;
    const previous = this.checkpoints[this.checkpoints.length - 2];
    if (last.answers === this.answers.length && this.checkpoints.length > 1 && previous !== undefined) this.checkpoints.pop();
  }
}
