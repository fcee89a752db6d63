import { LEVEL_NAMES, type LevelName } from '../thinking';
import { chosenGame, gameOf, type Chosen } from './chosen-game';
import type { Games } from './cli-game';
import { playBy, type Played } from './duelists';
import { countOf, noFiles, oneOf, readOptions } from './options';
import { rateOf, rounded } from './rate';
import { shareOut, type Thread } from './sharing-out';
import { printJson, UsageError, type Command } from './terminal';

/** What is the same for all games; plain data, so that a thread can be told. */
export interface StrengthPlan extends Chosen {
  readonly kind: 'strength';
  readonly players: readonly [LevelName, LevelName];
  readonly pairs: readonly (readonly [string, string])[];
  readonly seed: string;
}

/** A game of the row, as seen by the first of the two players. */
interface Bout extends Played {
  readonly won: 0 | 0.5 | 1;
  /** The seat of the first player. */
  readonly seat: 0 | 1;
}

const levels = LEVEL_NAMES as readonly [LevelName, ...LevelName[]];

/**
 * `strength --players A,B [--duels N] [--decks X/Y,X/Z] [--seed S] [--workers W]`: plays two levels against each other, in rows
 * of four games of one seed in which decks and seats are exchanged. One JSON line: how many the first one won, with the interval
 * in which its rate lies 95 times of 100, how it went by pairs, and how long each thought about an answer (of the processor only
 * with one worker). Without `--decks`: the pairs that the game names for it, or else its first two decks.
 */
export const strength: Command = async (args, terminal, games) => {
  const { options, files } = readOptions(args, {
    game: 'text',
    profile: 'text',
    players: 'text',
    duels: 'number',
    decks: 'text',
    seed: 'text',
    workers: 'number',
  });
  noFiles(files);
  const chosen = chosenGame(games, options);
  const known = deckNames(games, chosen);
  const [first, second, more] = (options.players ?? 'keen,greedy').split(',');
  if (more !== undefined) throw new UsageError('--players takes two names.');
  const plan: StrengthPlan = {
    kind: 'strength',
    ...chosen,
    players: [oneOf('players', first, levels), oneOf('players', second ?? '', levels)],
    pairs: (options.decks?.split(',') ?? usualPairs(games, chosen, known)).map((pair) => twoOf(pair, known)),
    seed: options.seed ?? '1',
  };
  const duels = countOf('duels', options.duels, 40);
  const bouts: Bout[] = [];
  const take = (bout: Bout): boolean => bouts.push(bout) > 0;
  const workers = countOf('workers', options.workers, 1);
  if (workers === 1) for (let i = 0; i < duels; i++) take(boutOf(games, plan, i));
  else
    await shareOut<StrengthPlan, Bout>(
      Array.from({ length: Math.min(workers, 64) }, (): Thread => terminal.thread()),
      plan,
      duels,
      take,
    );
  printJson(terminal, report(plan, bouts, workers));
  return 0;
};

function deckNames(games: Games, chosen: Chosen): readonly string[] {
  const { thought } = gameOf(games, chosen);
  if (thought === undefined) throw new UsageError(`Nobody thinks about ${chosen.game}.`);
  return thought(chosen.profile, ({ decks }) => decks.map(({ id }) => id));
}

const usualPairs = (games: Games, chosen: Chosen, known: readonly string[]): readonly string[] =>
  gameOf(games, chosen).fairPairs ?? [`${known[0]!}/${known[1]!}`];

function twoOf(pair: string, known: readonly string[]): readonly [string, string] {
  const [first, second] = pair.split('/').map((name) => oneOf('decks', name, known as readonly [string, ...string[]]));
  return [first!, second ?? first!];
}

/** One game of the row: the seed is the same for four, the pair of decks for a row of four. */
export function boutOf(games: Games, plan: StrengthPlan, number: number): Bout {
  const { thought } = gameOf(games, plan);
  const row = Math.floor(number / 4);
  const [one, other] = plan.pairs[row % plan.pairs.length]!;
  const seat = (number & 1) as 0 | 1;
  const [first, second] = (number & 2) === 0 ? [one, other] : [other, one];
  const [a, b] = plan.players;
  return thought!(plan.profile, (game): Bout => {
    const deck = (name: string) => game.decks.find(({ id }) => id === name)!.cards;
    const played = playBy(game, {
      levels: seat === 0 ? [a, b] : [b, a],
      decks: [deck(first), deck(second)],
      first: 0,
      seed: `${plan.seed} ${row}`,
    });
    return { ...played, seat, won: played.winner === 'draw' ? 0.5 : played.winner === seat ? 1 : 0 };
  });
}

function report({ players, pairs, seed }: StrengthPlan, bouts: readonly Bout[], workers: number): object {
  const won = bouts.reduce((sum, bout) => sum + bout.won, 0);
  const times = (of: 0 | 1): object => {
    const all = bouts.map(({ thought, seat }) => thought[of === 0 ? seat : seat === 0 ? 1 : 0]);
    const decisions = all.reduce((sum, one) => sum + one.decisions, 0);
    const each = (sum: number): number => rounded(sum / decisions, 1);
    return {
      player: players[of],
      decisions,
      ms_per_decision: each(all.reduce((sum, { ms }) => sum + ms, 0)),
      ...(workers === 1 && { cpu_ms_per_decision: each(all.reduce((sum, { cpu }) => sum + cpu, 0)) }),
    };
  };
  return {
    players,
    pairs: byPair(pairs, bouts),
    seed,
    duels: bouts.length,
    won,
    ...rateOf(won, bouts.length),
    draws: bouts.filter((bout) => bout.won === 0.5).length,
    turns_per_duel: rounded(bouts.reduce((sum, { turns }) => sum + turns, 0) / bouts.length, 1),
    thinking: [times(0), times(1)],
  };
}

/** How many games of each pair of decks the first player won, and of how many. */
function byPair(pairs: StrengthPlan['pairs'], bouts: readonly Bout[]): Readonly<Record<string, readonly [number, number]>> {
  const found: Record<string, [number, number]> = {};
  bouts.forEach(({ won }, i) => {
    const pair = (found[pairs[Math.floor(i / 4) % pairs.length]!.join('/')] ??= [0, 0]);
    pair[0] += won;
    pair[1] += 1;
  });
  return found;
}
