import { answerCount, onlyAnswer, seededRandom, type AnyAnswer, type Seat } from '../engine/kernel';
import { answerFor, ByWeight, chosen, Dealt, LEVELS, type LevelName } from '../thinking';
import type { DeckCards, ThoughtGame, ThoughtRun } from './thought-game';

/** A game is called a draw after so many answers. */
const MOST_ANSWERS = 4000;

/** How a game between two players of the house went. */
export interface Played {
  readonly winner: Seat | 'draw';
  readonly reason: string;
  readonly turns: number;
  /** For each seat: answers that were thought about, and the milliseconds of them, by the clock and of the processor. */
  readonly thought: readonly [Thinking, Thinking];
}
interface Thinking {
  decisions: number;
  ms: number;
  cpu: number;
}

/** Of all threads of the process: what one of several workers has spent cannot be told from it. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export interface Seated {
  readonly levels: readonly [LevelName, LevelName];
  readonly decks: readonly [DeckCards, DeckCards];
  /** The seat that begins. */
  readonly first: Seat;
  readonly seed: string;
}

/** How somebody answers who sits at the game that is played. */
type Answers<Run> = (run: Run, number: number) => AnyAnswer;

/** Plays a game to its end, each seat by its level and from what it knows. `looks`: looks in at each decision, and at the end. */
export function playBy<Run extends ThoughtRun>(
  game: ThoughtGame<Run>,
  { levels, decks, first, seed }: Seated,
  looks?: (run: Run, isOver: boolean) => void,
): Played {
  const thinks = levels.some((level) => LEVELS[level].kind !== 'weights');
  const run = game.start({ seed, decks, first }, thinks ? 'newest' : 'none');
  const players = levels.map((level, seat) => playerOf(game, level, `${seed} ${seat}`));
  const nothing = (): Thinking => ({ decisions: 0, ms: 0, cpu: 0 });
  const thought: readonly [Thinking, Thinking] = [nothing(), nothing()];
  for (let i = 0; run.decision !== undefined && i < MOST_ANSWERS; i++) {
    looks?.(run, false);
    const { decision } = run;
    const { player } = decision;
    const begun = performance.now();
    const spent = cpuMs();
    const forced = decision.form === 'act' && answerCount(decision) === 1 ? decision.options()[0] : onlyAnswer(decision);
    const answer = forced ?? players[player]!(run, i);
    if (!run.give(answer)) throw new Error(`not a legal answer: ${JSON.stringify(answer)} (seed ${seed})`);
    if (forced !== undefined) continue;
    thought[player].decisions += 1;
    thought[player].ms += performance.now() - begun;
    thought[player].cpu += cpuMs() - spent;
  }
  looks?.(run, true);
  const { result, turn } = run.play.state;
  return { winner: result?.winner ?? 'draw', reason: result?.reason ?? 'cap', turns: turn, thought };
}

/** A mind weighs only what the player knows, so that who plays by weight can play in the game itself. */
function playerOf<Run extends ThoughtRun>({ mind, dealt }: ThoughtGame<Run>, name: LevelName, seed: string): Answers<Run> {
  const level = LEVELS[name];
  const byWeight = new ByWeight(mind, seededRandom(seed), level.kind === 'weights' ? level.drawn : 0);
  if (level.kind === 'weights') return (run) => byWeight.answer(run);
  return (run, number) => {
    const worlds = run.worldsFor(run.decision!.player);
    if (worlds === undefined) return byWeight.answer(run);
    const own = `${seed} ${number}`;
    const games = new Dealt<Run>((of, like) => dealt(worlds, of, like), own);
    return answerFor(mind, run, chosen(mind, games, level, own), own);
  };
}
