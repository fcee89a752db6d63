import { below, onlyAnswer, answerCount, seededRandom } from '../engine/kernel';
import { ByWeight, chosen, Dealt, LEVELS, placed, type Level } from '../thinking';
import { chosenGame, gameOf } from './chosen-game';
import { countOf, noFiles, readOptions } from './options';
import { printJson, type Command } from './terminal';
import type { ThoughtGame, ThoughtRun } from './thought-game';

/** What was found in so many positions. */
export interface Peeking {
  readonly positions: number;
  /** Positions in which the thoughts differ from those of a game that is the same to the seat. */
  readonly differ: number;
  /** Positions that cannot be laid otherwise: the hidden cards have been answered with. */
  readonly unfit: number;
  /** How often each form of question was looked at. */
  readonly forms: Readonly<Record<string, number>>;
}

export interface PeekingPlan {
  readonly positions: number;
  readonly seed: string;
  readonly rollouts: number;
  /** The canary: games are not dealt, the true one is thought about. */
  readonly peeks: boolean;
}

/** One in so many questions is looked at; picks are seldom asked, and tell most. */
const EVERY = { act: 6, pick: 1, order: 1, question: 2 } as const;
const POSITIONS = 500;
const ROLLOUTS = 16;
const MOST_ANSWERS = 600;
/** A win of the turn is looked for as well, if not far. */
const WINS = { worlds: 2, nodes: 100 };

/**
 * `no-peek [--positions N] [--rollouts R] [--peek]`: plays games and lays each of many positions once more, with other hidden
 * cards and another future. The seat that is asked must think the same of both, to the last count. `--peek`: with somebody who
 * sees the true cards, to show that such a one is found out. Exit code 1 where thoughts differ.
 */
export const noPeek: Command = (args, terminal, games) => {
  const { options, files } = readOptions(args, {
    game: 'text',
    profile: 'text',
    positions: 'number',
    rollouts: 'number',
    seed: 'text',
    peek: 'flag',
  });
  noFiles(files);
  const chosen = chosenGame(games, options);
  const plan: PeekingPlan = {
    positions: countOf('positions', options.positions, POSITIONS),
    rollouts: countOf('rollouts', options.rollouts, ROLLOUTS),
    seed: options.seed ?? '1',
    peeks: options.peek === true,
  };
  const { thought } = gameOf(games, chosen);
  const found = thought?.(chosen.profile, (game) => lookForPeeking(game, plan));
  printJson(terminal, found ?? { positions: 0 });
  return found === undefined || found.differ > 0 ? 1 : 0;
};

export function lookForPeeking<Run extends ThoughtRun>(game: ThoughtGame<Run>, plan: PeekingPlan): Peeking {
  const { mind, decks, start, exchanged } = game;
  let [positions, differ, unfit] = [0, 0, 0];
  const forms: Record<string, number> = {};
  for (let number = 0; positions < plan.positions; number++) {
    const seed = `${plan.seed}-${number}`;
    const random = seededRandom(seed);
    const two = [decks[below(random, decks.length)]!.cards, decks[below(random, decks.length)]!.cards] as const;
    const run = start({ seed, decks: two, first: 0 }, 'newest');
    const player = new ByWeight(mind, seededRandom(`${seed} player`), 70);
    for (let n = 0; run.decision !== undefined && n < MOST_ANSWERS && positions < plan.positions; n++) {
      const { decision } = run;
      const isOpen = decision.form === 'act' ? answerCount(decision) > 1 : onlyAnswer(decision) === undefined;
      if (isOpen && below(random, EVERY[decision.form]) === 0) {
        const pair = exchanged(run, decision.player, `${seed} ${n}`);
        if (pair === undefined || pair[1].decision === undefined) unfit += 1;
        else {
          positions += 1;
          forms[decision.form] = (forms[decision.form] ?? 0) + 1;
          if (thoughtOf(game, plan, pair[0]) !== thoughtOf(game, plan, pair[1])) differ += 1;
        }
      }
      run.give(player.answer(run));
    }
  }
  return { positions, differ, unfit, forms };
}

/** All that is thought by somebody who looks ahead, and what somebody answers who plays by weight in the game itself. */
function thoughtOf<Run extends ThoughtRun>(
  { mind, dealt }: ThoughtGame<Run>,
  { rollouts, peeks }: PeekingPlan,
  run: Run,
): string {
  const { decision } = run;
  const worlds = decision && run.worldsFor(decision.player);
  if (decision === undefined || worlds === undefined) return '';
  const level: Level = { ...LEVELS.steady, budget: { ...LEVELS.steady.budget, rollouts, turns: 1 }, wins: WINS };
  const games = new Dealt<Run>((of, like) => (peeks ? run : dealt(worlds, of, like)), 'one seed');
  const thought = chosen(mind, games, level, 'one seed');
  const answer = new ByWeight(mind, seededRandom('one seed'), 50).answer(run);
  return JSON.stringify([peeks ? null : worlds, thought, placed(mind, run, decision, answer)]);
}
