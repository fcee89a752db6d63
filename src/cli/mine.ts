import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, seededRandom, type Seat } from '../engine/kernel';
import { ByWeight, type ProofBudget } from '../thinking';
import { chosenGame, gameOf } from './chosen-game';
import { countOf, noFiles, readOptions } from './options';
import { toldOf, type Told } from './prove';
import type { ProvedGame, ProvedRun } from './proved-game';
import { withoutEach, type Bare } from './superfluous';
import type { ThoughtGame, ThoughtRun } from './thought-game';
import { printJson, UsageError, type Command } from './terminal';

const MOST_ANSWERS = 2000;

/**
 * `mine [--duels N] [--seed S] [--lp N] [--nodes N] [--depth N] [--profile P] [--out DIR]`: plays games by weight and looks for
 * positions that are won in their turn by exactly one first act, all others refuted, with as many answers of the solver at the
 * least. What is superfluous is taken away. Each is written as a scenario, and told in one JSON line.
 */
export const mine: Command = (args, terminal, games) => {
  const { options, files } = readOptions(args, {
    game: 'text',
    profile: 'text',
    duels: 'number',
    seed: 'text',
    lp: 'number',
    nodes: 'number',
    depth: 'number',
    out: 'text',
  });
  noFiles(files);
  const chosen = chosenGame(games, options);
  const { thought, proved } = gameOf(games, chosen);
  if (thought === undefined || proved === undefined) throw new UsageError(`No wins are looked for in ${chosen.game}.`);
  const { seed = '1', out = 'mine-out' } = options;
  const budget: ProofBudget = { nodes: countOf('nodes', options.nodes, 20_000) };
  const depth = countOf('depth', options.depth, 5);
  const total = { duels: countOf('duels', options.duels, 20), positions: 0, found: 0 };
  mkdirSync(out, { recursive: true });
  proved((game) => {
    for (let duel = 0; duel < total.duels; duel++)
      for (const scenario of thought(chosen.profile, (players) => [
        ...positions(players, `${seed} ${duel}`, `mined-${seed}-${duel}`, countOf('lp', options.lp, 3000)),
      ])) {
        total.positions += 1;
        const puzzle = puzzleIn(game, scenario, budget, depth);
        if (puzzle === undefined) continue;
        total.found += 1;
        const file = join(out, `${String((puzzle.scenario as { readonly id?: string }).id)}.json`);
        writeFileSync(file, `${JSON.stringify(puzzle.scenario, null, 1)}\n`);
        printJson(terminal, { file, ...puzzle.told });
      }
  });
  terminal.note(JSON.stringify(total));
  return 0;
};

/** Positions of a game played by weight in which the player whose turn it is may bring the other's points down from so many. */
function* positions<Run extends ThoughtRun>(
  game: ThoughtGame<Run>,
  seed: string,
  id: string,
  mostPoints: number,
): Iterable<Bare> {
  const random = seededRandom(seed);
  const deck = () => game.decks[below(random, game.decks.length)]!.cards;
  const run = game.start({ seed, decks: [deck(), deck()], first: 0 }, 'newest');
  const player = new ByWeight(game.mind, random);
  for (let i = 0; run.decision !== undefined && i < MOST_ANSWERS; i++) {
    const scenario = game.described?.(run, `${id}-${i}`) as Bare | undefined;
    const other: Seat = run.decision.player === 0 ? 1 : 0;
    if (scenario !== undefined && Number(scenario.players?.[other]?.lp) <= mostPoints) yield scenario;
    run.give(player.answer(run));
  }
}

interface Puzzle {
  readonly scenario: Bare;
  readonly told: Told;
}

/** The position with nothing superfluous in it, if one first act alone wins in it. */
function puzzleIn<Run extends ProvedRun>(
  game: ProvedGame<Run>,
  scenario: Bare,
  budget: ProofBudget,
  depth: number,
): Puzzle | undefined {
  let told = soughtIn(game, scenario, budget, depth);
  if (told === undefined) return undefined;
  let left = scenario;
  for (let isLess = true; isLess;) {
    isLess = false;
    for (const less of withoutEach(left, game.removable)) {
      const toldOfLess = soughtIn(game, less.scenario, budget, depth);
      if (toldOfLess === undefined) continue;
      left = less.scenario;
      told = toldOfLess;
      isLess = true;
      break;
    }
  }
  return { scenario: left, told };
}

/** What comes of the position, if it is what is looked for. */
function soughtIn<Run extends ProvedRun>(
  game: ProvedGame<Run>,
  scenario: Bare,
  budget: ProofBudget,
  depth: number,
): Told | undefined {
  const position = game.position(scenario);
  if (!position.ok) return undefined;
  const told = toldOf(game, position.run, position.run.play.state.turnPlayer, budget, depth);
  return told?.firsts.length === 1 && told.others.every(({ verdict }) => verdict === 'refuted') ? told : undefined;
}
