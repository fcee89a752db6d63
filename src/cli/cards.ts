import { noFiles, profileOf, readOptions } from './options';
import { printJson, type Command } from './terminal';

/** `cards [--profile P]`: one JSON line per implemented card. Tokens are no cards. */
export const cards: Command = (args, terminal, { duel: game }) => {
  const { options, files } = readOptions(args, { profile: 'text' });
  noFiles(files);
  const playable = game.pool(profileOf(game, options.profile)).playable.filter(({ subtype }) => subtype !== 'token');
  for (const { id, en, ja, kind, subtype } of playable.sort((a, b) => a.en.localeCompare(b.en, 'en')))
    printJson(terminal, { id, en, ja, kind, subtype });
  return 0;
};
