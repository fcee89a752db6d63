import { answerCount } from '../engine/kernel';
import { chosenGame, gameOf } from './chosen-game';
import { countOf, noFiles, readOptions } from './options';
import { RandomPlayer } from './random-player';
import { printJson, type Command } from './terminal';
import type { PlayedRun } from './tried-game';

const DUELS = 300;
const MOST_DECISIONS = 5000;
/** Duels are played first and not counted, in blocks, until the engine is as fast as it gets: the compiler takes some hundred. */
const BLOCK = 80;
/** Blocks in a row that are no faster than the fastest before them, or all: then the speed is steady. */
const STEADY = 3;
const MOST_BLOCKS = 25;
const NO_FASTER = 0.98;
/** Early and late turns, compared to see whether a long duel slows down. */
const SPANS = [
  { key: 'ms_per_turn_1_30', from: 1, to: 30 },
  { key: 'ms_per_turn_31_60', from: 31, to: 60 },
] as const;

interface Tally {
  decisions: number;
  choices: number;
  turns: number;
  readonly durations: number[];
  readonly ends: Record<string, number>;
  readonly spans: { ms: number; turns: number }[];
}

const newTally = (): Tally => ({
  decisions: 0,
  choices: 0,
  turns: 0,
  durations: [],
  ends: {},
  spans: SPANS.map(() => ({ ms: 0, turns: 0 })),
});

/** Begins the game of a seed, of which nothing is kept. */
type Starts = (seed: string) => PlayedRun;

/**
 * `bench [--game G] [--duels N] [--seed S] [--decks FILE] [--warm-up N] [--profile P]`: full games, both seats answering at
 * random. One JSON line. `--warm-up`: that many duels are played first and not counted; otherwise as many as it takes.
 */
export const bench: Command = (args, terminal, games) => {
  const { options, files } = readOptions(args, {
    game: 'text',
    duels: 'number',
    seed: 'text',
    decks: 'text',
    'warm-up': 'number',
    profile: 'text',
  });
  noFiles(files);
  const chosen = chosenGame(games, options);
  const starts: Starts = gameOf(games, chosen).tried(chosen.profile, (game) => {
    const decks = game.twoDecks(options.decks);
    return (seed) => game.start({ seed, decks, first: 0 }, 'none');
  });
  const duels = countOf('duels', options.duels, DUELS);
  const seed = options.seed ?? '1';
  const warmUp =
    options['warm-up'] === undefined ? warmUntilSteady(starts, seed) : warm(starts, seed, 0, options['warm-up']).duels;
  const tally = newTally();
  const begun = performance.now();
  for (let i = 0; i < duels; i++) playOne(starts, `${seed}-${i}`, tally);
  printJson(terminal, { ...report(tally, duels, (performance.now() - begun) / 1000), warm_up: warmUp });
  return 0;
};

/** Plays duels that are not counted. @returns how many, and the milliseconds for each thousand decisions. */
function warm(starts: Starts, seed: string, from: number, duels: number): { readonly duels: number; readonly cost: number } {
  const unread = newTally();
  const begun = performance.now();
  for (let i = from; i < from + duels; i++) playOne(starts, `${seed}-warm-up-${i}`, unread);
  return { duels, cost: ((performance.now() - begun) * 1000) / unread.decisions };
}

/** @returns how many duels it took. */
function warmUntilSteady(starts: Starts, seed: string): number {
  let least = Infinity;
  let steady = 0;
  let played = 0;
  for (let block = 0; block < MOST_BLOCKS && steady < STEADY; block++) {
    const { duels, cost } = warm(starts, seed, played, BLOCK);
    played += duels;
    steady = cost < least * NO_FASTER ? 0 : steady + 1;
    least = Math.min(least, cost);
  }
  return played;
}

function playOne(starts: Starts, seed: string, tally: Tally): void {
  const begun = performance.now();
  const player = new RandomPlayer(`${seed} player`);
  const run = starts(seed);
  let decisions = 0;
  let turn = run.play.state.turn;
  let turnBegan = performance.now();
  for (let decision = run.decision; decision !== undefined && decisions < MOST_DECISIONS; decision = run.decision) {
    decisions += 1;
    if (answerCount(decision) > 1) tally.choices += 1;
    run.answer(player.answer(decision));
    if (run.play.state.turn !== turn) {
      const now = performance.now();
      addTurn(tally, turn, now - turnBegan);
      turnBegan = now;
      turn = run.play.state.turn;
    }
  }
  tally.decisions += decisions;
  tally.turns += turn;
  const end = run.play.state.result?.reason ?? 'cap';
  tally.ends[end] = (tally.ends[end] ?? 0) + 1;
  tally.durations.push(performance.now() - begun);
}

function addTurn(tally: Tally, turn: number, ms: number): void {
  const at = SPANS.findIndex(({ from, to }) => turn >= from && turn <= to);
  const span = tally.spans[at];
  if (span === undefined) return;
  span.ms += ms;
  span.turns += 1;
}

function report({ decisions, choices, turns, durations, ends, spans }: Tally, duels: number, seconds: number): object {
  const sorted = [...durations].sort((a, b) => a - b);
  const part = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return {
    engine: 'kusari',
    duels,
    decisions,
    choices,
    wall_s: rounded(seconds, 3),
    decisions_per_s: rounded(decisions / seconds),
    choices_per_s: rounded(choices / seconds),
    duels_per_s: rounded(duels / seconds, 1),
    ms_per_duel: rounded((seconds * 1000) / duels, 3),
    ms_p50: rounded(part(0.5), 3),
    ms_p99: rounded(part(0.99), 3),
    turns,
    turns_per_s: rounded(turns / seconds),
    turns_per_duel: rounded(turns / duels, 1),
    ends,
    ...Object.fromEntries(
      SPANS.map(({ key }, i) => [key, spans[i]!.turns === 0 ? null : rounded(spans[i]!.ms / spans[i]!.turns, 4)]),
    ),
  };
}

const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));
