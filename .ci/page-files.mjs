// What the page is drawn with: the rooms of the table, and the part that each game brings.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

/** The files of all of it, as paths from the root of the repository. */
export function pageFiles() {
  const pages = readdirSync(join(root, 'src/games')).map((name) => `src/games/${name}/page`);
  return ['src/ui', ...pages.filter((page) => existsSync(join(root, page)))].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
}
