import { readFileSync } from 'node:fs';
import { chosenGame, gameOf } from './chosen-game';
import { noFiles, readOptions, shortened } from './options';
import { printJson, UsageError, type Command } from './terminal';

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${shortened(file)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * `cards [--game G] [--profile P]`: one JSON line per implemented card. `--missing FILE`: instead one for each card of a deck
 * that is not there; the exit code says whether there is one.
 */
export const cards: Command = (args, terminal, games) => {
  const { options, files } = readOptions(args, { game: 'text', profile: 'text', missing: 'text' });
  noFiles(files);
  const chosen = chosenGame(games, options);
  const game = gameOf(games, chosen);
  if (options.missing !== undefined) {
    if (!game.missing) throw new UsageError(`--missing: decks of ${game.id} do not come as files.`);
    const missing = game.missing(chosen.profile, textOf(options.missing));
    for (const one of missing) printJson(terminal, one);
    return missing.length === 0 ? 0 : 1;
  }
  const all = game.cards(chosen.profile);
  for (const { id, en, ja, kind, subtype } of [...all].sort((a, b) => a.en.localeCompare(b.en, 'en')))
    printJson(terminal, { id, en, ja, kind, subtype });
  return 0;
};
