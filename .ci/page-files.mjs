// What the page is drawn with: the rooms of the table, and the part that each game brings.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** The files of all of it, as paths from the root of the repository. */
export function pageFiles() {
  const games = readdirSync(join(root, 'src/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ['src/ui', ...games.map(({ name }) => `src/games/${name}/page`)].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
}
