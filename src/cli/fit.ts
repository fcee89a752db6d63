import { below, seededRandom, type Random } from '../engine/kernel';
import {
  answerFor,
  ByWeight,
  chanceOfNetwork,
  chosen,
  Dealt,
  LEVEL_NAMES,
  LEVELS,
  type LevelName,
  type Network,
} from '../thinking';
import { chosenGame, gameOf, type Chosen } from './chosen-game';
import type { Games } from './cli-game';
import { chanceBy, fitted, logLoss, type Example } from './logistic';
import { networkLoss, networkOf, type NetworkFit } from './network-fit';
import { countOf, noFiles, oneOf, readOptions } from './options';
import { printJson, UsageError, type Command } from './terminal';
import type { ThoughtGame, ThoughtRun } from './thought-game';

/** A game is called a draw after so many answers. */
const MOST_ANSWERS = 4000;
const RIDGE = 10;

/**
 * `fit [--duels N] [--seed S] [--player script] [--hidden C] [--rounds R]`: fits the weights of a position's value. Games of
 * built-in decks, each against itself, played by weights or by a level, give the examples, one for each turn that begins; one
 * game in five is kept back to say how good the fit is. One JSON line: the weights by feature, the loss on the games kept back
 * and how often was won what was said to be. `--hidden`: a network of so many hidden cells besides. `--rounds`: the games are
 * played in so many parts, and from the second on the level plays by what has been learnt until then; the loss after each.
 */
export const fit: Command = (args, terminal, games) => {
  const { options, files } = readOptions(args, {
    game: 'text',
    profile: 'text',
    duels: 'number',
    seed: 'text',
    player: 'text',
    hidden: 'number',
    rounds: 'number',
  });
  noFiles(files);
  const plan: FitPlan = {
    ...chosenGame(games, options),
    duels: countOf('duels', options.duels, 2000),
    seed: options.seed ?? '1',
    player: options.player === undefined ? undefined : oneOf('player', options.player, LEVEL_NAMES as readonly [LevelName]),
    hidden: options.hidden === undefined ? 0 : countOf('hidden', options.hidden, 8),
    rounds: countOf('rounds', options.rounds, 1),
  };
  printJson(terminal, fittedOf(games, plan));
  return Promise.resolve(0);
};

interface FitPlan extends Chosen {
  readonly duels: number;
  readonly seed: string;
  readonly player: LevelName | undefined;
  /** Hidden cells of a network; 0 for none. */
  readonly hidden: number;
  readonly rounds: number;
}

function fittedOf(games: Games, plan: FitPlan): object {
  const { thought } = gameOf(games, plan);
  if (thought === undefined) throw new UsageError(`Nobody thinks about ${plan.game}.`);
  return thought(plan.profile, (game) => {
    const { features } = game;
    if (features === undefined) throw new UsageError(`No weights of ${plan.game} are fitted.`);
    const { duels, seed, player, hidden, rounds } = plan;
    const learnt: Example[] = [];
    const kept: Example[] = [];
    let names: readonly string[] = [];
    let { mind } = game;
    let weights: readonly number[] = [];
    let network: NetworkFit | undefined;
    const curve: object[] = [];
    for (let round = 1, i = 0; round <= rounds; round++) {
      for (; i < Math.ceil((duels * round) / rounds); i++) {
        const found = examplesOf({ ...game, mind }, features, `${seed} ${i}`, player);
        names = found.names;
        (i % 5 === 4 ? kept : learnt).push(...found.examples);
      }
      weights = fitted(learnt, RIDGE);
      network = hidden === 0 ? undefined : networkOf(learnt, kept, weights, hidden, seed);
      mind = { ...mind, value: valueBy(features, weights, network?.network) };
      curve.push({
        duels: i,
        examples: [learnt.length, kept.length],
        loss: [rounded(logLoss(weights, learnt)), rounded(logLoss(weights, kept))],
        ...(network && { network_loss: [networkLoss(network.network, learnt), networkLoss(network.network, kept)].map(rounded) }),
      });
    }
    return {
      duels,
      seed,
      player: player ?? 'weights',
      examples: [learnt.length, kept.length],
      loss: [rounded(logLoss(weights, learnt)), rounded(logLoss(weights, kept))],
      tenths: tenths((values) => chanceBy(weights, values), kept),
      weights: Object.fromEntries(names.map((name, i) => [name, rounded(weights[i]!)])),
      ...(rounds > 1 && { curve }),
      ...(network && networkTold(network, kept, names)),
    };
  });
}

function networkTold({ network, losses, epochs }: NetworkFit, kept: readonly Example[], features: readonly string[]): object {
  const { hidden, out, direct } = network;
  return {
    network_tenths: tenths((values) => chanceOfNetwork(network, values), kept),
    network_losses: losses.map((pair) => pair.map(rounded)),
    epochs,
    network: { features, hidden: hidden.map((row) => row.map(rounded)), out: out.map(rounded), direct: direct.map(rounded) },
  };
}

/** The value of a position as it has been learnt so far. */
const valueBy =
  <Run extends ThoughtRun>(features: Features<Run>, weights: readonly number[], network: Network | undefined) =>
  (run: Run, seat: 0 | 1): number => {
    const values = Object.values(features(run, seat));
    return network === undefined ? chanceBy(weights, values) : chanceOfNetwork(network, values);
  };

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
function tenths(
  chanceOf: (features: readonly number[]) => number,
  examples: readonly Example[],
): readonly (readonly [number, number])[] {
  const all = Array.from({ length: 10 }, (): [number, number] => [0, 0]);
  for (const { features, won } of examples) {
    const tenth = all[Math.min(9, Math.floor(chanceOf(features) * 10))]!;
    tenth[0] += 1;
    tenth[1] += won;
  }
  return all.map(([count, won]) => [count, rounded(count === 0 ? 0 : won / count)]);
}

const rounded = (value: number): number => Number(value.toFixed(4));
