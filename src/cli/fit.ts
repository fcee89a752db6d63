import { below, seededRandom, type Random } from '../engine/kernel';
import { answerFor, ByWeight, chosen, Dealt, LEVEL_NAMES, LEVELS, type LevelName } from '../thinking';
import { chosenGame, gameOf } from './chosen-game';
import type { Games } from './cli-game';
import { chanceBy, fitted, logLoss, type Example } from './logistic';
import { countOf, noFiles, oneOf, readOptions } from './options';
import { printJson, UsageError, type Command } from './terminal';
import type { ThoughtGame, ThoughtRun } from './thought-game';

/** A game is called a draw after so many answers. */
const MOST_ANSWERS = 4000;
const RIDGE = 10;

/**
 * `fit [--duels N] [--seed S] [--player script]`: fits the weights of a position's value. Games of built-in decks, each against
 * itself, played by weights or by a level, give the examples, one for each turn that begins; one game in five is kept back to say
 * how good the fit is. One JSON line: the weights by feature, the loss on the games kept back and how often was won what was said
 * to be.
 */
export const fit: Command = (args, terminal, games) => {
  const { options, files } = readOptions(args, {
    game: 'text',
    profile: 'text',
    duels: 'number',
    seed: 'text',
    player: 'text',
  });
  noFiles(files);
  const chosenOne = chosenGame(games, options);
  const duels = countOf('duels', options.duels, 2000);
  const player = options.player === undefined ? undefined : oneOf('player', options.player, LEVEL_NAMES as readonly [LevelName]);
  printJson(terminal, fittedOf(games, chosenOne, duels, options.seed ?? '1', player));
  return Promise.resolve(0);
};

function fittedOf(
  games: Games,
  chosenOne: ReturnType<typeof chosenGame>,
  duels: number,
  seed: string,
  player: LevelName | undefined,
): object {
  const { thought } = gameOf(games, chosenOne);
  if (thought === undefined) throw new UsageError(`Nobody thinks about ${chosenOne.game}.`);
  return thought(chosenOne.profile, (game) => {
    if (game.features === undefined) throw new UsageError(`No weights of ${chosenOne.game} are fitted.`);
    const learnt: Example[] = [];
    const kept: Example[] = [];
    let names: readonly string[] = [];
    for (let i = 0; i < duels; i++) {
      const found = examplesOf(game, game.features, `${seed} ${i}`, player);
      names = found.names;
      (i % 5 === 4 ? kept : learnt).push(...found.examples);
    }
    const weights = fitted(learnt, RIDGE);
    return {
      duels,
      seed,
      player: player ?? 'weights',
      examples: [learnt.length, kept.length],
      loss: [rounded(logLoss(weights, learnt)), rounded(logLoss(weights, kept))],
      tenths: tenths(weights, kept),
      weights: Object.fromEntries(names.map((name, i) => [name, rounded(weights[i]!)])),
    };
  });
}

type Features<Run extends ThoughtRun> = NonNullable<ThoughtGame<Run>['features']>;

/** Positions of one game, each seen by one of the seats, with how it ended for that seat. */
function examplesOf<Run extends ThoughtRun>(
  game: ThoughtGame<Run>,
  features: Features<Run>,
  seed: string,
  player: LevelName | undefined,
): { readonly names: readonly string[]; readonly examples: readonly Example[] } {
  const random = seededRandom(`${seed} examples`);
  // The same deck for both: what is learnt is of the position, not of the decks.
  const deck = game.decks[below(random, game.decks.length)]!.cards;
  const run = game.start({ seed, decks: [deck, deck], first: 0 }, player === undefined ? 'none' : 'newest');
  const answers = answerer(game, player, random, seed);
  const seen: { readonly seat: 0 | 1; readonly features: Readonly<Record<string, number>> }[] = [];
  for (let i = 0, turn = 0; run.decision !== undefined && i < MOST_ANSWERS; i++) {
    const isFirst = run.play.state.turn > turn;
    turn = run.play.state.turn;
    if (isFirst) {
      const seat = below(random, 2) as 0 | 1;
      seen.push({ seat, features: features(run, seat) });
    }
    run.give(answers(run, i));
  }
  const winner = run.play.state.result?.winner ?? 'draw';
  return {
    names: Object.keys(seen[0]?.features ?? {}),
    examples: seen.map((one) => ({
      features: Object.values(one.features),
      won: winner === 'draw' ? 0.5 : winner === one.seat ? 1 : 0,
    })),
  };
}

function answerer<Run extends ThoughtRun>(
  { mind, dealt }: ThoughtGame<Run>,
  player: LevelName | undefined,
  random: Random,
  seed: string,
): (run: Run, number: number) => ReturnType<ByWeight<Run>['answer']> {
  const both = new ByWeight(mind, random);
  if (player === undefined) return (run) => both.answer(run);
  return (run, number) => {
    const worlds = run.worldsFor(run.decision!.player);
    if (worlds === undefined) return both.answer(run);
    const games = new Dealt<Run>((of, like) => dealt(worlds, of, like), `${seed} ${number}`);
    return answerFor(mind, run, chosen(mind, games, LEVELS[player], `${seed} ${number}`), seed);
  };
}

/** Of the examples to which each tenth of chance was said: how many, and which share of them was won. */
function tenths(weights: readonly number[], examples: readonly Example[]): readonly (readonly [number, number])[] {
  const all = Array.from({ length: 10 }, (): [number, number] => [0, 0]);
  for (const { features, won } of examples) {
    const tenth = all[Math.min(9, Math.floor(chanceBy(weights, features) * 10))]!;
    tenth[0] += 1;
    tenth[1] += won;
  }
  return all.map(([count, won]) => [count, rounded(count === 0 ? 0 : won / count)]);
}

const rounded = (value: number): number => Number(value.toFixed(4));
