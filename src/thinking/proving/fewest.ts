import type { AnyAnswer, Mark, Seat } from '../../engine/kernel';
import { forcedAnswer, triedAnswers } from './answers';
import type { Line, LineStep } from './prove';
import type { ProvableRun, Proving } from './provable';

/** Within how many acts a position is won, as far as that has been looked into. */
interface Known {
  /** It is won within so many acts; Infinity where that is not known. */
  wins: number;
  /** It is not won within so many acts; -1 where that is not known. */
  fails: number;
}

/** More has been looked into than was allowed. */
export class TooMuch extends Error {}

const NO_OUTCOMES: readonly number[] = [];

/**
 * With how few acts a seat wins in this turn, whatever the other side answers. What is chosen within an act is a part of it, and
 * letting a window pass is none. For positions in which chance has no part.
 */
export class FewestActs<Run extends ProvableRun> {
  nodes = 0;
  private readonly run: Run;
  private readonly root: Mark;
  private readonly turn: number;
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly game: Proving<Run>,
    run: Run,
    private readonly solver: Seat,
    private readonly mostNodes: number,
  ) {
    this.run = run.searching();
    this.turn = this.run.play.state.turn;
    while (this.isUnderWay) {
      const forced = forcedAnswer(this.run);
      if (forced === undefined) break;
      this.give(forced);
    }
    this.root = this.run.mark;
  }

  /** The number of acts that is enough, if it is not above `most`; undefined where it is. Throws `TooMuch`. */
  within(most: number): number | undefined {
    for (let limit = 0; limit <= most; limit++) {
      this.run.returnTo(this.root);
      if (this.wins(limit)) return limit;
    }
    return undefined;
  }

  /** A way to win with so many acts, against what resists longest. */
  line(acts: number): Line {
    const { run, solver } = this;
    const line: LineStep[] = [];
    let left = acts;
    run.returnTo(this.root);
    while (this.isUnderWay) {
      const forced = forcedAnswer(run);
      if (forced !== undefined) {
        this.give(forced);
        continue;
      }
      const { mark } = run;
      const { player } = run.decision!;
      const answer = player === solver ? this.best(mark, left) : this.resisting(mark, left);
      if (answer === undefined) return [];
      run.returnTo(mark);
      if (player === solver) left -= this.isAct(answer) ? 1 : 0;
      line.push({ player, answer, outcomes: NO_OUTCOMES });
      this.give(answer);
    }
    return line;
  }

  private best(mark: Mark, left: number): AnyAnswer | undefined {
    for (let limit = 0; limit <= left; limit++)
      for (const answer of this.answers(mark)) {
        const rest = limit - (this.isAct(answer) ? 1 : 0);
        if (rest >= 0 && this.winsAfter(mark, answer, rest)) return answer;
      }
    return undefined;
  }

  /** What needs most acts against it; of those the first that does something. */
  private resisting(mark: Mark, left: number): AnyAnswer | undefined {
    let best: { readonly answer: AnyAnswer; readonly rank: number } | undefined;
    for (const answer of this.answers(mark)) {
      let needs = 0;
      while (needs <= left && !this.winsAfter(mark, answer, needs)) needs += 1;
      const rank = needs + (answer.do === 'pass' ? 0 : 0.5);
      if (best === undefined || rank > best.rank) best = { answer, rank };
    }
    return best?.answer;
  }

  private get isUnderWay(): boolean {
    return this.run.decision !== undefined && this.run.play.state.turn === this.turn;
  }

  private isAct({ do: kind }: AnyAnswer): boolean {
    return kind !== 'pass' && kind !== 'choose' && kind !== 'order' && kind !== 'answer';
  }

  private answers(mark: Mark): readonly AnyAnswer[] {
    this.run.returnTo(mark);
    const tried = triedAnswers(this.game, this.run);
    if (tried === undefined) throw new TooMuch();
    return tried.map(({ answer }) => answer);
  }

  private give(answer: AnyAnswer): void {
    const luck = this.run.play.luck!;
    luck.bring(NO_OUTCOMES);
    this.run.giveListed(answer);
    if (luck.wasAsked) throw new TooMuch();
  }

  private winsAfter(mark: Mark, answer: AnyAnswer, limit: number): boolean {
    this.run.returnTo(mark);
    this.give(answer);
    return this.wins(limit);
  }

  /** Whether the present position of the run is won within so many acts. */
  private wins(limit: number): boolean {
    const { run } = this;
    for (;;) {
      if (run.decision === undefined) return run.play.state.result?.winner === this.solver;
      if (run.play.state.turn !== this.turn) return false;
      const forced = forcedAnswer(run);
      if (forced === undefined) break;
      this.give(forced);
    }
    const identity = run.identity();
    const name = identity && `${identity.high} ${identity.low}`;
    const before = name === undefined ? undefined : this.known.get(name);
    if (before !== undefined && before.wins <= limit) return true;
    if (before !== undefined && before.fails >= limit) return false;
    if (this.nodes++ >= this.mostNodes) throw new TooMuch();
    const { mark } = run;
    const isSolver = run.decision!.player === this.solver;
    const after = (answer: AnyAnswer): boolean => {
      const rest = isSolver && this.isAct(answer) ? limit - 1 : limit;
      return rest >= 0 && this.winsAfter(mark, answer, rest);
    };
    const answers = this.answers(mark);
    const won = isSolver ? answers.some(after) : answers.every(after);
    if (name !== undefined) {
      const now = before ?? { wins: Infinity, fails: -1 };
      if (won) now.wins = Math.min(now.wins, limit);
      else now.fails = Math.max(now.fails, limit);
      this.known.set(name, now);
    }
    return won;
  }
}
