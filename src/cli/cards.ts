import { chosenGame, gameOf } from './chosen-game';
import { noFiles, readOptions } from './options';
import { printJson, type Command } from './terminal';

/** `cards [--game G] [--profile P]`: one JSON line per implemented card. */
export const cards: Command = (args, terminal, games) => {
  const { options, files } = readOptions(args, { game: 'text', profile: 'text' });
  noFiles(files);
  const chosen = chosenGame(games, options);
  const all = gameOf(games, chosen).cards(chosen.profile);
  for (const { id, en, ja, kind, subtype } of [...all].sort((a, b) => a.en.localeCompare(b.en, 'en')))
    printJson(terminal, { id, en, ja, kind, subtype });
  return 0;
};
