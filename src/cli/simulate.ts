import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { LEVEL_NAMES, type LevelName } from '../thinking';
import { chosenGame, gameOf, type Chosen } from './chosen-game';
import type { Games } from './cli-game';
import { add, count, nothing, type Counts, type Simulated } from './counts';
import { playBy } from './duelists';
import { countOf, noFiles, oneOf, readOptions, shortened } from './options';
import { shareOut } from './sharing-out';
import { numbersOf, putTogether, shardFrom } from './simulation-parts';
import { reportOf, type Shard, type SimulationPlan } from './simulation-report';
import { printJson, UsageError, type Command } from './terminal';
import type { NamedDeck } from './thought-game';

/** What a thread is told: of the part, games in blocks. */
export interface SimulationWork {
  readonly kind: 'simulate';
  readonly plan: SimulationPlan;
  readonly shard: Shard;
}

const DUELS = 1000;
/** So many games are one piece of work for a thread. */
const BLOCK = 20;
const MOST_WORKERS = 64;
const WHOLE: Shard = { part: 1, of: 1 };
const levels = LEVEL_NAMES as readonly [LevelName, ...LevelName[]];

/**
 * `simulate --decks A,B [--duels N] [--players script] [--workers W] [--shard K/N] [--seed S]`: plays many games of two decks and
 * prints one JSON report of how they ended. `--shard`: only part K of N. `--merge FILE…`: puts the reports of all parts together
 * to what one run prints, byte by byte. How long it took is told beside it.
 */
export const simulate: Command = async (args, terminal, games) => {
  const { options, files } = readOptions(args, {
    game: 'text',
    profile: 'text',
    decks: 'text',
    duels: 'number',
    players: 'text',
    seed: 'text',
    workers: 'number',
    shard: 'text',
    merge: 'flag',
  });
  if (options.merge === true) {
    const other = Object.keys(options).find((name) => name !== 'merge');
    if (other !== undefined) throw new UsageError(`--merge takes files alone: their plan says --${other}.`);
    const { plan, counts } = putTogether(files.map((file) => ({ file, text: textOf(file) })));
    printJson(terminal, reportOf(plan, undefined, counts, namesIn(games, plan)));
    return 0;
  }
  noFiles(files);
  const chosen = chosenGame(games, options);
  const shard = options.shard === undefined ? undefined : shardFrom(options.shard);
  if (options.shard !== undefined && shard === undefined)
    throw new UsageError(`--shard needs a part such as 3/16, got "${shortened(options.shard)}".`);
  const plan: SimulationPlan = {
    ...chosen,
    seed: options.seed ?? '1',
    duels: countOf('duels', options.duels, DUELS),
    players: playersFrom(options.players ?? 'script'),
    decks: decksFrom(games, chosen, options.decks),
  };
  const work: SimulationWork = { kind: 'simulate', plan, shard: shard ?? WHOLE };
  const duels = numbersOf(plan.duels, work.shard).length;
  const blocks = Math.ceil(duels / BLOCK);
  const counts = nothing();
  const take = (block: Counts): boolean => {
    add(counts, block);
    return true;
  };
  const begun = performance.now();
  const workers = Math.min(countOf('workers', options.workers, 1), blocks, MOST_WORKERS);
  if (workers <= 1) for (let i = 0; i < blocks; i++) take(blockOf(games, work, i));
  else
    await shareOut<SimulationWork, Counts>(
      Array.from({ length: workers }, () => terminal.thread()),
      work,
      blocks,
      take,
    );
  const seconds = (performance.now() - begun) / 1000;
  printJson(terminal, reportOf(plan, shard, counts, namesIn(games, plan)));
  terminal.note(`${duels} duels in ${seconds.toFixed(1)} s: ${(duels / seconds).toFixed(1)} a second.`);
  return 0;
};

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${shortened(file)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function playersFrom(text: string): readonly [LevelName, LevelName] {
  const [first, second, more] = text.split(',');
  if (more !== undefined) throw new UsageError('--players takes one name, or two.');
  const one = oneOf('players', first, levels);
  return [one, second === undefined ? one : oneOf('players', second, levels)];
}

/** For each seat a deck of the table by its name, or one from a file, in any of the forms in which decks come in. */
function decksFrom(games: Games, chosen: Chosen, names: string | undefined): readonly [NamedDeck, NamedDeck] {
  const { thought } = gameOf(games, chosen);
  if (thought === undefined) throw new UsageError(`Nobody thinks about ${chosen.game}.`);
  return thought(chosen.profile, ({ decks, read }) => {
    const deckOf = (name: string): NamedDeck => {
      if (extname(name) === '') {
        const known = oneOf('decks', name, decks.map(({ id }) => id) as [string, ...string[]]);
        return decks.find(({ id }) => id === known)!;
      }
      const cards = read(textOf(name));
      if (typeof cards === 'string') throw new UsageError(`${shortened(name)}: ${cards}`);
      return { id: basename(name, extname(name)), cards };
    };
    const [first, second, more] = names === undefined ? decks.map(({ id }) => id).slice(0, 2) : names.split(',');
    if (more !== undefined) throw new UsageError('--decks takes two decks.');
    const one = deckOf(first!);
    return [one, second === undefined ? one : deckOf(second)];
  });
}

function namesIn(games: Games, { game, profile }: SimulationPlan): (passcode: number) => string {
  const named = games.find(({ id }) => id === game);
  const all = new Map(named?.cards(profile).map(({ id, en }) => [id, en]));
  return (passcode) => all.get(passcode) ?? `${passcode}`;
}

/** Plays the games of a block. */
export function blockOf(games: Games, { plan, shard }: SimulationWork, block: number): Counts {
  const counts = nothing();
  for (const number of numbersOf(plan.duels, shard).slice(block * BLOCK, (block + 1) * BLOCK))
    count(counts, gameNumber(games, plan, number));
  return counts;
}

/** Who begins changes from game to game; each has a seed of its own. */
function gameNumber(games: Games, { game, profile, players, decks, seed }: SimulationPlan, number: number): Simulated {
  const first = number % 2 === 0 ? 0 : 1;
  const { thought } = gameOf(games, { game });
  return thought!(profile, (played): Simulated => {
    let opening: Simulated['opening'] | undefined;
    let end: Simulated['end'] = [[], []];
    const { winner, reason, turns } = playBy(
      played,
      { levels: players, decks: [decks[0].cards, decks[1].cards], first, seed: `${seed}-${number}` },
      (run, isOver) => {
        if (!isOver && (opening !== undefined || run.decision?.form !== 'act')) return;
        const hands = [played.hand(run, 0), played.hand(run, 1)] as const;
        if (isOver) end = hands;
        else opening = hands;
      },
    );
    return { winner, reason, turns, first, opening: opening ?? end, end };
  });
}
