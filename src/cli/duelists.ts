import { answerCount, onlyAnswer, seededRandom, type AnyAnswer } from '../engine/kernel';
import { answerFor, ByWeight, chosen, Dealt, LEVELS, type LevelName } from '../thinking';
import type { ThoughtGame, ThoughtRun } from './thought-game';

/** A game is called a draw after so many answers. */
const MOST_ANSWERS = 4000;

/** How a game between two players of the house went. */
export interface Played {
  readonly winner: 0 | 1 | 'draw';
  readonly reason: string;
  readonly turns: number;
  /** For each seat: answers that were thought about, and the milliseconds of them. */
  readonly thought: readonly [Thinking, Thinking];
}
interface Thinking {
  decisions: number;
  ms: number;
}

/** Plays a game to its end, each seat by its level and from what it knows. */
export function playBy<Deck extends { readonly id: string }, Run extends ThoughtRun>(
  game: ThoughtGame<Deck, Run>,
  levels: readonly [LevelName, LevelName],
  decks: readonly [Deck, Deck],
  seed: string,
): Played {
  const run = game.start({ seed, decks, first: 0 }, 'newest');
  const nothing = (): Thinking => ({ decisions: 0, ms: 0 });
  const thought: readonly [Thinking, Thinking] = [nothing(), nothing()];
  for (let i = 0; run.decision !== undefined && i < MOST_ANSWERS; i++) {
    const { decision } = run;
    const { player } = decision;
    const begun = performance.now();
    const forced = decision.form === 'act' && answerCount(decision) === 1 ? decision.options()[0] : onlyAnswer(decision);
    run.give(forced ?? answerBy(game, run, levels[player], `${seed} ${i}`));
    if (forced !== undefined) continue;
    thought[player].decisions += 1;
    thought[player].ms += performance.now() - begun;
  }
  const { result, turn } = run.play.state;
  return { winner: result?.winner ?? 'draw', reason: result?.reason ?? 'cap', turns: turn, thought };
}

function answerBy<Deck extends { readonly id: string }, Run extends ThoughtRun>(
  { mind, dealt }: ThoughtGame<Deck, Run>,
  run: Run,
  level: LevelName,
  seed: string,
): AnyAnswer {
  const worlds = run.worldsFor(run.decision!.player);
  if (worlds === undefined) return new ByWeight(mind, seededRandom(seed), 0).answer(run);
  const games = new Dealt<Run>((of, like) => dealt(worlds, of, like), seed);
  return answerFor(mind, run, chosen(mind, games, LEVELS[level], seed), seed);
}
