import type { AnyAnswer, Mark, Seat } from '../../engine/kernel';
import { forcedAnswer, triedAnswers } from './answers';
import type { ProvableRun, Proving } from './provable';
import { heightOf, kindOf, OPEN, REFUTED, REFUTED_AMONG, Search, WINS } from './search';

/** How much is looked into, in positions: never a time, so that a verdict is the same on every machine. */
export interface ProofBudget {
  readonly nodes: number;
  /** Nothing is left out from the beginning. Otherwise a quick look without what hardly ever wins comes first. */
  readonly whole?: boolean;
  /** The quick look is all. */
  readonly quick?: boolean;
}

/** An answer of a line. What can be answered in one way only is not in it. */
export interface LineStep {
  readonly player: Seat;
  readonly answer: AnyAnswer;
  /** What chance brings then, where it is asked: each outcome by its number. */
  readonly outcomes: readonly number[];
}

export type Line = readonly LineStep[];

/** `refutedAmong`: by the acts that were looked at; others have been left out. */
export type Found = 'wins' | 'refuted' | 'refutedAmong' | 'open';

/** A first act of the solver and what comes of it. */
export interface First {
  readonly answer: AnyAnswer;
  readonly found: Found;
  /** Of a win: how many answers of the solver the proof that was found takes at the most, this one included. */
  readonly depth: number;
}

const FOUND: Readonly<Record<number, Found>> = {
  [WINS]: 'wins',
  [REFUTED]: 'refuted',
  [REFUTED_AMONG]: 'refutedAmong',
  [OPEN]: 'open',
};

/** The share of the budget, as one of so many parts, in which the quick look must come to an end. */
const QUICK_PART = 4;
const LONGEST_LINE = 80;
const NO_OUTCOMES: readonly number[] = [];

/**
 * Whether a seat wins in this turn, whatever the other side answers; all cards are open. A win is a win. A refutation holds
 * for all acts, or says that some were left out; what is not known within the budget is open.
 */
export class Proof<Run extends ProvableRun> {
  /** How many positions have been looked into. */
  get nodes(): number {
    return this.search.nodes;
  }
  readonly found: Found;
  /** How many answers of the solver the proof of a win takes at the most. */
  readonly depth: number;
  /** What is asked in the position leaves a choice: it is the first decision of the line. */
  readonly isAskedFirst: boolean;
  private readonly search: Search<Run>;
  private readonly root: Mark;
  private tried: readonly First[] | undefined;

  constructor(
    private readonly game: Proving<Run>,
    run: Run,
    readonly solver: Seat,
    private readonly budget: ProofBudget,
  ) {
    this.search = new Search(game, run.searching(), solver);
    this.isAskedFirst = this.goThroughForced();
    this.root = this.search.run.mark;
    const value = this.lookInto(() => this.search.value());
    this.found = FOUND[kindOf(value)]!;
    this.depth = kindOf(value) === WINS ? heightOf(value) : 0;
  }

  /** The solver is asked first, and may choose. */
  private get isSolversChoice(): boolean {
    const { search } = this;
    search.run.returnTo(this.root);
    return search.isUnderWay && search.run.decision!.player === this.solver;
  }

  /**
   * Every first act of the solver and what comes of it, in the order in which they were looked at; none where the other side is
   * asked first. Equal ones are one.
   */
  firsts(): readonly First[] {
    if (this.tried !== undefined) return this.tried;
    if (!this.isSolversChoice) return (this.tried = []);
    const { search, root } = this;
    return (this.tried = (triedAnswers(this.game, search.run) ?? []).map(({ answer }) => {
      const value = this.lookInto(() => search.after(root, answer));
      return { answer, found: FOUND[kindOf(value)]!, depth: kindOf(value) === WINS ? heightOf(value) + 1 : 0 };
    }));
  }

  /** Whether this answer of the solver wins, as far as so many positions more tell. */
  isWonBy(answer: AnyAnswer, nodes: number): boolean {
    if (!this.isSolversChoice) return false;
    const { search, root } = this;
    return kindOf(this.lookInto(() => search.after(root, answer), search.nodes + nodes)) === WINS;
  }

  /** A quick look, then the whole one, as far as the budget goes. */
  private lookInto(look: () => number, nodes = this.budget.nodes): number {
    const { search, budget, root } = this;
    let quick = OPEN;
    if (budget.whole !== true) {
      search.prunes = true;
      const part = budget.quick === true ? 1 : QUICK_PART;
      search.most = Math.min(nodes, search.nodes + Math.ceil(budget.nodes / part));
      search.run.returnTo(root);
      quick = look();
      if (kindOf(quick) === WINS || kindOf(quick) === REFUTED || budget.quick === true) return quick;
    }
    search.prunes = false;
    search.most = nodes;
    search.run.returnTo(root);
    const value = look();
    return kindOf(value) === OPEN ? quick : value;
  }

  /** @returns whether nothing had to be gone through */
  private goThroughForced(): boolean {
    const { search } = this;
    for (let isFirst = true; ; isFirst = false) {
      const forced = search.isUnderWay ? forcedAnswer(search.run) : undefined;
      if (forced === undefined) return isFirst;
      search.run.giveListed(forced);
    }
  }

  /** How the solver wins, by the shortest way that was found against the longest resistance; empty where no win is proved. */
  line(): Line {
    return this.found === 'wins' ? this.goOn(this.root, [], 'wins') : [];
  }

  /** How the other side survives this first act; empty where that is not known. */
  refutationOf(first: AnyAnswer): Line {
    const { search, root } = this;
    search.run.returnTo(root);
    const { player } = search.run.decision!;
    const kind = kindOf(search.known(root, first));
    if (kind !== REFUTED && kind !== REFUTED_AMONG) return [];
    search.run.returnTo(root);
    const outcomes = this.give(root, first, kind);
    return this.goOn(undefined, [{ player, answer: first, outcomes }], 'refuted');
  }

  /** How the other side survives what the solver would try first; empty where the win is not refuted. */
  refutation(): Line {
    if (this.found !== 'refuted' && this.found !== 'refutedAmong') return [];
    return this.goOn(this.root, [], 'refuted');
  }

  /**
   * What the other side answers best in a position of this turn, in which it is asked: what survives; where nothing does, what
   * resists longest. Undefined where that cannot be found out within so many positions more.
   */
  defend(run: Run, nodes = this.budget.nodes): AnyAnswer | undefined {
    const { search } = this;
    const mark = run.searching().mark;
    search.run.returnTo(mark);
    const forced = forcedAnswer(search.run);
    if (forced !== undefined) return forced;
    let best: { readonly answer: AnyAnswer; readonly rank: number } | undefined;
    for (const { answer } of triedAnswers(this.game, search.run) ?? []) {
      search.prunes = false;
      search.most = search.nodes + nodes;
      search.run.returnTo(mark);
      const value = search.after(mark, answer);
      const rank = kindOf(value) === WINS ? heightOf(value) : kindOf(value) === REFUTED ? Infinity : 1000;
      if (best === undefined || rank > best.rank) best = { answer, rank };
      if (rank === Infinity) break;
    }
    return best?.answer;
  }

  /** Plays on from the mark, or from where the run stands, by what has been found out. */
  private goOn(from: Mark | undefined, line: LineStep[], to: 'wins' | 'refuted'): Line {
    const { search, game } = this;
    const { run } = search;
    if (from !== undefined) run.returnTo(from);
    while (search.isUnderWay && line.length < LONGEST_LINE) {
      const mark = run.mark;
      const { player } = run.decision!;
      const forced = forcedAnswer(run);
      if (forced !== undefined) {
        this.give(mark, forced, to === 'wins' ? WINS : REFUTED);
        continue;
      }
      const answers = (triedAnswers(game, run) ?? []).map(({ answer }) => {
        run.returnTo(mark);
        return { answer, value: search.known(mark, answer) };
      });
      const next = to === 'wins' ? this.winning(answers, player) : refuting(answers);
      if (next === undefined) break;
      run.returnTo(mark);
      line.push({ player, answer: next.answer, outcomes: this.give(mark, next.answer, kindOf(next.value)) });
    }
    return line;
  }

  private winning(answers: readonly Known[], player: Seat): Known | undefined {
    const wins = answers.filter(({ value }) => kindOf(value) === WINS);
    const sign = player === this.solver ? 1 : -1;
    return wins.sort((a, b) => sign * (heightOf(a.value) - heightOf(b.value)))[0];
  }

  /** Gives the answer with the outcomes by which it comes to that. @returns them */
  private give(mark: Mark, answer: AnyAnswer, kind: number): readonly number[] {
    const { search } = this;
    const luck = search.run.play.luck!;
    let outcomes = NO_OUTCOMES;
    let best: { readonly outcomes: readonly number[]; readonly height: number } | undefined;
    for (let next: readonly number[] | undefined = NO_OUTCOMES; next !== undefined;) {
      outcomes = next;
      luck.bring(outcomes);
      search.run.giveListed(answer);
      if (!luck.wasAsked) return NO_OUTCOMES;
      next = luck.following();
      const value = search.knownHere();
      if (kindOf(value) === kind && (best === undefined || heightOf(value) > best.height))
        best = { outcomes: luck.brought, height: heightOf(value) };
      search.run.returnTo(mark);
    }
    luck.bring(best?.outcomes ?? outcomes);
    search.run.giveListed(answer);
    return best?.outcomes ?? outcomes;
  }
}

interface Known {
  readonly answer: AnyAnswer;
  readonly value: number;
}

/** What was looked at first of what does not win: the other side's answer that survives, or what the solver would try. */
const refuting = (answers: readonly Known[]): Known | undefined =>
  answers.find(({ value }) => kindOf(value) === REFUTED) ?? answers.find(({ value }) => kindOf(value) === REFUTED_AMONG);
