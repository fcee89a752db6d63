import type { DuelGame, DuelRun } from '../../../../engine/duel';
import { positionOf } from '../../../../scenario';
import { FewestActs, Proof, TooMuch, type Proving } from '../../../../thinking';
import { duelScenarios, lineInSteps, stepOf, type StepWords } from '../../scenario';
import { smallPosition, withLives, withoutOneCard, type Players } from './positions';

/** A position that is a puzzle. */
export interface Composed {
  readonly players: Players;
  readonly acts: number;
  readonly nodes: number;
  readonly first: StepWords;
  /** How many first acts lose. */
  readonly wrong: number;
  readonly solution: readonly StepWords[];
}

const NODES = 800;
const FEWEST_ACTS = 2;
const MOST_ACTS = 9;
/** Life Points are raised as far as the win goes, by steps like these. */
const FIRST_RAISES = [1000];
const RAISES = [800, 400, 200, 100];

type Looked = { readonly found: 'wins'; readonly firsts: readonly StepWords[]; readonly wrong: number; readonly nodes: number };

/** Looks for puzzles among random small positions. */
export class Composer {
  constructor(
    private readonly game: DuelGame,
    private readonly proving: Proving<DuelRun>,
  ) {}

  /** The puzzle that comes of a random position; undefined where none does. */
  composed(seed: string): Composed | undefined {
    const dealt = smallPosition(seed);
    if (!this.wins(dealt)) return undefined;
    let players = this.raised(this.bare(this.raised(dealt, FIRST_RAISES)));
    let looked = this.uniqueFirst(players);
    for (let isSmaller = looked !== undefined; isSmaller;) {
      isSmaller = false;
      for (const { players: less } of withoutOneCard(players)) {
        const smaller = this.uniqueFirst(less);
        if (smaller === undefined) continue;
        [players, looked, isSmaller] = [less, smaller, true];
        break;
      }
    }
    return looked && hasSomethingInTheWay(players) ? this.told(players, looked) : undefined;
  }

  /** Without the solver's cards that the win does not need. */
  private bare(players: Players): Players {
    for (const { players: less, whose } of withoutOneCard(players)) if (whose === 0 && this.wins(less)) return this.bare(less);
    return players;
  }

  private position(players: Players): DuelRun | undefined {
    const read = positionOf(duelScenarios(this.game), { format: 'duel-scenario/1', id: 'composed', players });
    return read.ok ? read.run : undefined;
  }

  private proof(run: DuelRun): Proof<DuelRun> {
    return new Proof(this.proving, run, 0, { nodes: NODES });
  }

  private wins(players: Players): boolean {
    const run = this.position(players);
    return run !== undefined && this.proof(run).found === 'wins';
  }

  private raised(players: Players, raises: readonly number[] = RAISES): Players {
    let { lp } = players[1] as { readonly lp: number };
    for (const raise of raises) for (let times = 0; times < 3 && this.wins(withLives(players, lp + raise)); times++) lp += raise;
    return withLives(players, lp);
  }

  /** The win, if it begins with one act only and nothing of the others is open. */
  private uniqueFirst(players: Players): Looked | undefined {
    const run = this.position(players);
    if (run === undefined) return undefined;
    const proof = this.proof(run);
    if (proof.found !== 'wins') return undefined;
    const start = run.retelling();
    const winning = new Set<string>();
    const losing = new Set<string>();
    for (const { answer, found } of proof.firsts()) {
      if (found === 'open' || found === 'refutedAmong') return undefined;
      const words = JSON.stringify(stepOf(start.duel, start.decision!, answer as never));
      (found === 'wins' ? winning : losing).add(words);
      if (winning.size > 1) return undefined;
    }
    if (winning.size !== 1 || losing.size < 2) return undefined;
    const firsts = [...winning].map((words) => JSON.parse(words) as StepWords);
    return { found: 'wins', firsts, wrong: losing.size, nodes: proof.nodes };
  }

  private told(players: Players, { firsts, wrong, nodes }: Looked): Composed | undefined {
    const run = this.position(players)!;
    try {
      const fewest = new FewestActs(this.proving, run, 0, 10 * NODES);
      const acts = fewest.within(MOST_ACTS);
      if (acts === undefined || acts < FEWEST_ACTS) return undefined;
      const solution = lineInSteps(run, fewest.line(acts));
      return solution.length === 0 ? undefined : { players, acts, nodes, first: firsts[0]!, wrong, solution };
    } catch (error) {
      if (error instanceof TooMuch) return undefined;
      throw error;
    }
  }
}

/** An empty field on the other side is no riddle. */
const hasSomethingInTheWay = ([, { monsters = [], spellsTraps = [] }]: Players): boolean =>
  monsters.length + spellsTraps.length > 0;
