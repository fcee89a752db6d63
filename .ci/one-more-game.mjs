// For a build with one more game, which users' builds have not: its folder says, in `top/`, what stands in the place of the files
// that name the games.
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './install.mjs';

/** What names the games, and what of a folder stands for it there. */
const TOPS = { 'src/games/signs.ts': 'signs.ts', 'src/games/words.ts': 'words.ts', 'src/table.ts': 'table.ts' };

export function oneMoreGame(folder) {
  const home = resolve(root, folder);
  return {
    name: 'one-more-game',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // The folder itself adds to what the others have.
      if (importer === undefined || resolve(importer).startsWith(home)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const top = found && TOPS[relative(root, found.id).replaceAll('\\', '/')];
      return top && existsSync(join(home, 'top', top)) ? join(home, 'top', top) : null;
    },
  };
}

// node .ci/one-more-game.mjs <folder>: serves the page with that game while it is written.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { createServer } = await import('vite');
  const server = await createServer({ root, plugins: [oneMoreGame(process.argv[2] ?? 'src/games/testing/stones')] });
  await server.listen();
  server.printUrls();
}
