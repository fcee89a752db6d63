import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenGame } from './chosen-game';
import { countOf, noFiles, readOptions } from './options';
import { RandomPlayer } from './random-player';
import { printJson, type Command } from './terminal';
import type { TriedGame, TriedRun } from './tried-game';

const POSITIONS = 1500;
const MOST_DECISIONS = 6000;
/** Every so many decisions somebody looks at the table. */
const LOOK = 50;
/** A sentence for a person, whatever stands in the file. */
const LONGEST_REASON = 400;

/**
 * What became of a damaged position: it was refused with a sentence, played to its end, or something is wrong with the engine.
 */
type Outcome =
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'played'; readonly decisions: number }
  | { readonly kind: 'failed'; readonly why: string };

/**
 * `damage`: rest points of random games, damaged in many ways and taken up like any file. Each is refused with a sentence or can
 * be played to its end at random; nothing is thrown and nothing goes on for ever.
 */
export const damage: Command = (args, terminal, games) => {
  const [game] = games;
  const { options, files } = readOptions(args, { positions: 'number', seed: 'text', out: 'text', profile: 'text' });
  noFiles(files);
  const { seed = '1', out = 'damage-out' } = options;
  const positions = countOf('positions', options.positions, POSITIONS);
  const total = { positions: 0, refused: 0, played: 0, failed: 0 };
  const { profile } = chosenGame(games, options);
  for (const { name, text, how } of game.damagedFiles?.(profile, seed, positions) ?? []) {
    const outcome = game.tried(profile, (tried) => tryOut(tried, text, name));
    total.positions += 1;
    total[outcome.kind] += 1;
    if (outcome.kind !== 'failed') continue;
    mkdirSync(out, { recursive: true });
    const file = join(out, `${name}.json`);
    writeFileSync(file, text);
    terminal.note(`${name}: ${how}: ${outcome.why}\n  ${file}`);
  }
  printJson(terminal, total);
  return total.failed > 0 ? 1 : 0;
};

/** Takes the text up like any file and plays on at random. */
export function tryOut<Deck, Run extends TriedRun<Run>>(game: TriedGame<Deck, Run>, text: string, seed: string): Outcome {
  try {
    const json = parsed(text);
    if ('reason' in json) return refused(json.reason);
    const loaded = game.load(json.value, 'all');
    if (!loaded.ok)
      return refused(`${loaded.error.code} at ${loaded.error.where}: expected ${loaded.error.expected}, got ${loaded.error.got}`);
    const { run } = loaded;
    const player = new RandomPlayer(`${seed} player`);
    let decisions = 0;
    for (let decision = run.decision; decision !== undefined; decision = run.decision, decisions += 1) {
      if (decisions > MOST_DECISIONS) return { kind: 'failed', why: `is not over after ${MOST_DECISIONS} decisions` };
      if (decisions % LOOK === 0) for (const viewer of [0, 1, 'public'] as const) run.view(viewer);
      run.answer(player.answer(decision));
    }
    return { kind: 'played', decisions };
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
  }
}

const refused = (reason: string): Outcome =>
  reason.length > LONGEST_REASON
    ? { kind: 'failed', why: `a reason of ${reason.length} characters` }
    : { kind: 'refused', reason };

function parsed(text: string): { readonly value: unknown } | { readonly reason: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { reason: String(error) };
  }
}
