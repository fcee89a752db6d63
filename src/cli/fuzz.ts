import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Games } from './cli-game';
import { chosenGame, gameOf, type Chosen } from './chosen-game';
import { FuzzedGame, OutOfTime, RELOADS, Violation, type Reload } from './fuzzed-game';
import { countOf, noFiles, oneOf, readOptions } from './options';
import { shareOut } from './sharing-out';
import { printJson, UsageError, type Command, type Terminal } from './terminal';
import { DECK_SOURCES, type DeckSource } from './tried-game';

const DUELS = 100;
/** More threads than any machine has would only wait for each other. */
const MOST_WORKERS = 64;

/** What is the same for all games; plain data, so that a thread can be told. */
export interface FuzzPlan {
  readonly kind: 'fuzz';
  readonly seed: string;
  readonly chosen: Chosen;
  readonly decks: DeckSource;
  readonly reload: Reload;
  /** When the time is over, in milliseconds of the clock. */
  readonly until: number;
}

/** What became of one game. `recording`: the text of a file that leads to what was found. */
type Fuzzed =
  | { readonly kind: 'held'; readonly decisions: number }
  | { readonly kind: 'outOfTime' }
  | { readonly kind: 'violation'; readonly message: string; readonly recording?: string };

/**
 * `fuzz`: random games with invariants checked at every decision. `--reload every`: each is played once more, saved and
 * loaded at every decision; `--reload end`: once more, forked at one decision. Both must end like the first. `--decks random`:
 * only random decks of all cards, none of the built-in ones. `--workers`: so many threads share the duels, and what is found is
 * the same and told in the same order, however many they are.
 */
export const fuzz: Command = async (args, terminal, games) => {
  const { options, files } = readOptions(args, {
    game: 'text',
    duels: 'number',
    seconds: 'number',
    seed: 'text',
    reload: 'text',
    decks: 'text',
    workers: 'number',
    profile: 'text',
    out: 'text',
  });
  noFiles(files);
  const { seconds, out = 'fuzz-out' } = options;
  if (seconds === 0) throw new UsageError('--seconds needs a number above 0, got "0".');
  const plan: FuzzPlan = {
    kind: 'fuzz',
    seed: options.seed ?? '1',
    chosen: chosenGame(games, options),
    decks: oneOf('decks', options.decks, DECK_SOURCES),
    reload: oneOf('reload', options.reload, RELOADS),
    until: seconds === undefined ? Infinity : Date.now() + seconds * 1000,
  };
  const duels = countOf('duels', options.duels, seconds === undefined ? DUELS : Infinity);
  const workers = Math.min(countOf('workers', options.workers, 1), duels, MOST_WORKERS);
  const total = { duels: 0, decisions: 0, violations: 0 };
  /** @returns whether there is time for another. */
  const take = (fuzzed: Fuzzed, number: number): boolean => {
    if (fuzzed.kind === 'outOfTime') return false;
    total.duels += 1;
    if (fuzzed.kind === 'held') total.decisions += fuzzed.decisions;
    else {
      total.violations += 1;
      tell(terminal, nameOf(plan, number), fuzzed, out);
    }
    return true;
  };
  if (workers > 1)
    await shareOut(
      Array.from({ length: workers }, () => terminal.thread()),
      plan,
      duels,
      take,
    );
  else {
    let number = 0;
    while (number < duels && take(fuzzOne(games, plan, number), number)) number += 1;
  }
  printJson(terminal, total);
  return total.violations > 0 ? 1 : 0;
};

const nameOf = ({ seed }: FuzzPlan, number: number): string => `${seed}-${number}`;

function tell(
  { note }: Terminal,
  name: string,
  { message, recording }: Extract<Fuzzed, { kind: 'violation' }>,
  out: string,
): void {
  if (recording === undefined) return note(`${name}: ${message}`);
  mkdirSync(out, { recursive: true });
  const file = join(out, `${name}.json`);
  writeFileSync(file, recording);
  note(`${name}: ${message}\n  ${file}`);
}

export function fuzzOne(games: Games, plan: FuzzPlan, number: number): Fuzzed {
  const { chosen, decks, until, reload } = plan;
  try {
    const decisions = gameOf(games, chosen).tried(chosen.profile, (game) =>
      new FuzzedGame(game, nameOf(plan, number), decks, until).play(reload),
    );
    return { kind: 'held', decisions };
  } catch (error) {
    if (error instanceof OutOfTime) return { kind: 'outOfTime' };
    const message = error instanceof Error ? error.message : String(error);
    const recording = error instanceof Violation ? JSON.stringify({ ...error.recording, violation: message }) : undefined;
    return { kind: 'violation', message, ...(recording !== undefined && { recording }) };
  }
}
