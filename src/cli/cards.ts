import { chosenGame } from './chosen-game';
import { noFiles, readOptions } from './options';
import { printJson, type Command } from './terminal';

/** `cards [--game G] [--profile P]`: one JSON line per implemented card. Tokens are no cards. */
export const cards: Command = (args, terminal, games) => {
  const { options, files } = readOptions(args, { game: 'text', profile: 'text' });
  noFiles(files);
  const chosen = chosenGame(games, options);
  const { playable } = chosen.game === 'duel' ? games.duel.pool(chosen.profile) : games.vision.pool;
  const all: readonly Printed[] = playable;
  for (const { id, en, ja, kind, subtype } of all
    .filter((card) => card.subtype !== 'token')
    .sort((a, b) => a.en.localeCompare(b.en, 'en')))
    printJson(terminal, { id, en, ja, kind, subtype });
  return 0;
};

interface Printed {
  readonly id: number;
  readonly en: string;
  readonly ja: string;
  readonly kind: string;
  readonly subtype: string | null;
}
