import { expertPool } from '../cards';
import { noFiles, readOptions } from './options';
import { printJson, type Terminal } from './terminal';

/** `cards`: one JSON line per implemented card. Tokens are no cards. */
export function cards(args: readonly string[], terminal: Terminal): number {
  noFiles(readOptions(args, {}).files);
  const playable = expertPool.playable.filter(({ subtype }) => subtype !== 'token');
  for (const { id, en, ja, kind, subtype } of playable.sort((a, b) => a.en.localeCompare(b.en, 'en')))
    printJson(terminal, { id, en, ja, kind, subtype });
  return 0;
}
