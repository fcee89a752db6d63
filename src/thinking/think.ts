import { seededRandom, type AnyAnswer, type Seat } from '../engine/kernel';
import { ByWeight } from './by-weight';
import { among, answerNamed, candidates, type Candidate } from './candidates';
import { Lines, MOST_TOLD, type ToldAct } from './likely';
import type { Mind, Searched } from './mind';

/** How much is thought: never a time, so that the same position and seed give the same answer on every machine. */
export interface Budget {
  /** Games played on, all candidates together. */
  readonly rollouts: number;
  /** Turns after which a rollout is judged by what the position is worth. */
  readonly turns: number;
  /** Rollouts that one dealt game serves. */
  readonly perWorld: number;
  /** Answers that are tried, those that weigh most. */
  readonly widest: number;
}

/** An answer that was really given, by its name, to be judged. It is tried as often as the best one. */
export interface Given {
  readonly name: string;
  /** Left out: beside all others; else beside that one alone, of which more is found out by that. */
  readonly against?: string;
}

/** What has been found out about one answer. */
export interface Considered {
  readonly name: string;
  readonly rollouts: number;
  /** The chance to win, from 0 to 1, with its standard error. */
  readonly chance: number;
  readonly error: number;
  /**
   * How much worse than the answer that is given it did in the games in which both were tried, with the standard error of that.
   * Their chances alone do not tell: what is given up early is tried in fewer games, which may have been lucky ones.
   */
  readonly behind?: { readonly by: number; readonly error: number };
  /** What the seat had more of than the opponent where the games ended or were cut off, on the average. */
  readonly ahead?: Readonly<Record<string, number>>;
  /** What the games did most after it, act by act, of both sides. */
  readonly line?: readonly ToldAct[];
}

export interface Thought {
  /** The name of the answer that is given. */
  readonly name: string;
  /** All answers that were thought about, the best first. */
  readonly considered: readonly Considered[];
  /** What has been found out about the answer that was really given. */
  readonly given?: Considered;
}

/** A rollout is cut off after so many answers, whatever turn it is. */
const MOST_ANSWERS = 400;

interface Tried {
  readonly candidate: Candidate;
  rollouts: number;
  sum: number;
  squares: number;
  /** The chance after each game, by its number. */
  readonly chances: Map<number, number>;
  /** Sums, and lines, where it is asked why. */
  ahead: Record<string, number>;
  readonly lines: Lines;
}

/**
 * Chooses among the answers by playing on from each of them, by the weights of the mind, in many games that could be this one.
 * All answers are tried in the same games with the same luck; the worse half is given up, again and again, until the budget is
 * used up (sequential halving). @param world the game number i that could be this one; undefined where none can be dealt
 */
export function think<Run extends Searched>(
  mind: Mind<Run>,
  world: (i: number) => Run | undefined,
  budget: Budget,
  seed: string,
  given?: Given,
  /** It is asked why as well: what one has more of by an answer, and what comes after it. */
  why = given !== undefined,
): Thought | undefined {
  const first = world(0);
  const decision = first?.decision;
  if (first === undefined || decision === undefined) return undefined;
  const seat = decision.player;
  const listed = candidates(mind, first);
  const found =
    given?.against === undefined ? listed.slice(0, budget.widest) : listed.filter(({ name }) => name === given.against);
  const { all, one: kept } = given === undefined ? { all: found, one: undefined } : among(mind, first, found, given.name);
  const tried: Tried[] = all.map((candidate) => ({
    candidate,
    rollouts: 0,
    sum: 0,
    squares: 0,
    chances: new Map<number, number>(),
    ahead: {},
    lines: new Lines(),
  }));
  const mine = tried.find(({ candidate }) => candidate === kept);
  let left = tried;
  let spent = 0;
  let game = 0;
  const rounds = Math.max(1, Math.ceil(Math.log2(tried.length)));
  for (let round = 0; round < rounds && left.length > 1; round++) {
    const each = Math.max(1, Math.floor((budget.rollouts - spent) / (rounds - round) / left.length));
    for (let i = 0; i < each; i++, game++) {
      const run = world(Math.floor(game / budget.perWorld));
      if (run === undefined) continue;
      for (const one of left) {
        const line: ToldAct[] = [];
        const end = playedOn(
          mind,
          run,
          one.candidate.name,
          budget,
          `${seed} ${game}`,
          why ? telling(mind, run, seat, line) : undefined,
        );
        spent += 1;
        if (end === undefined) continue;
        const chance = chanceOf(mind, end, seat);
        if (why) add(one.ahead, mind.ahead?.(end, seat));
        one.lines.add(line);
        one.rollouts += 1;
        one.sum += chance;
        one.squares += chance * chance;
        one.chances.set(game, chance);
      }
    }
    left = left.toSorted((a, b) => mean(b) - mean(a)).filter((one, i) => i < left.length / 2 || one === mine);
  }
  const best = left[0]!;
  const others = tried.filter((one) => one !== best).sort((a, b) => b.rollouts - a.rollouts || mean(b) - mean(a));
  return {
    name: best.candidate.name,
    considered: [considered(best), ...others.map((one) => ({ ...considered(one), ...behind(one, best) }))],
    ...(mine && { given: considered(mine) }),
  };
}

const mean = ({ sum, rollouts }: Tried): number => (rollouts === 0 ? -1 : sum / rollouts);

function add(sums: Record<string, number>, more: Readonly<Record<string, number>> | undefined): void {
  for (const name in more) sums[name] = (sums[name] ?? 0) + more[name]!;
}

function considered(tried: Tried): Considered {
  const { candidate, rollouts, sum, squares, ahead } = tried;
  const line = tried.lines.likeliest();
  const chance = rollouts === 0 ? 0.5 : sum / rollouts;
  const variance = rollouts < 2 ? 0.25 : Math.max(0, squares / rollouts - chance * chance);
  const averages = Object.entries(ahead).map(([name, all]) => [name, all / rollouts] as const);
  return {
    name: candidate.name,
    rollouts,
    chance,
    error: Math.sqrt(variance / Math.max(1, rollouts)),
    ...(averages.length > 0 && { ahead: Object.fromEntries(averages) }),
    ...(line.length > 0 && { line }),
  };
}

/** All answers are tried in the same games, so what luck brings is the same for both and falls out of the difference. */
function behind(one: Tried, best: Tried): Pick<Considered, 'behind'> {
  const differences = [...one.chances].flatMap(([game, chance]) => {
    const other = best.chances.get(game);
    return other === undefined ? [] : [other - chance];
  });
  const { length } = differences;
  if (length === 0) return {};
  const by = differences.reduce((sum, each) => sum + each, 0) / length;
  const variance = length < 2 ? 0.25 : differences.reduce((sum, each) => sum + (each - by) ** 2, 0) / length;
  return { behind: { by, error: Math.sqrt(variance / length) } };
}

/** Gives the answer and plays on by weight. @returns where that leads; undefined where there is no such answer */
function playedOn<Run extends Searched>(
  mind: Mind<Run>,
  from: Run,
  name: string,
  { turns }: Budget,
  seed: string,
  before?: Before<Run>,
): Run | undefined {
  const run = from.rollout(seed);
  const answer = answerNamed(mind, run, name);
  if (answer === undefined || !run.give(answer)) return undefined;
  playOn(mind, run, run.play.state.turn + turns, seed, before);
  return run;
}

/** Told of each answer of a rollout before it is given. */
type Before<Run> = (run: Run, answer: AnyAnswer) => void;

/** Notes the first acts of a rollout as the seat may tell them: cards that it did not know when it was asked have no name. */
function telling<Run extends Searched>(mind: Mind<Run>, asked: Run, seat: Seat, line: ToldAct[]): Before<Run> {
  const isKnown = (card: number): boolean => mind.knows?.(asked, seat, card) ?? false;
  return (run, answer) => {
    if (line.length === MOST_TOLD || run.decision?.form !== 'act') return;
    const act = mind.told?.(run, answer, isKnown);
    if (act) line.push(act);
  };
}

/** Plays on by weight until that turn begins or the game is over. */
export function playOn<Run extends Searched>(mind: Mind<Run>, run: Run, turn: number, seed: string, before?: Before<Run>): void {
  const both = new ByWeight(mind, seededRandom(seed));
  for (let i = 0; i < MOST_ANSWERS && run.decision !== undefined && run.play.state.turn < turn; i++) {
    const answer: AnyAnswer = both.answer(run);
    before?.(run, answer);
    if (!run.give(answer)) throw new Error(`not a legal answer: ${JSON.stringify(answer)}`);
  }
}

export function chanceOf<Run extends Searched>(
  mind: Mind<Run>,
  run: Run,
  seat: Seat,
  ongoing: 'value' | 'standing' = 'value',
): number {
  const { result } = run.play.state;
  if (result === null)
    return ongoing === 'standing' && mind.standing !== undefined ? mind.standing(run, seat) : mind.value(run, seat);
  return result.winner === 'draw' ? 0.5 : result.winner === seat ? 1 : 0;
}
