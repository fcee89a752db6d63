// In tests the code of all cards is one module: to load fourteen hundred small ones again in every worker takes longer than most
// of what is tested. What they import from elsewhere stays what it is for everybody.
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { root } from './install.mjs';

const cards = join(root, 'src/games/duel/cards');
const entry = join(cards, 'all-of/index.ts');
const FOLDERS = ['all-of', 'monsters', 'spells', 'traps', 'shared'].map((name) => join(cards, name, '/'));

const elsewhere = {
  name: 'elsewhere',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ path, importer }) => {
      const target = join(dirname(importer), path);
      return FOLDERS.some((folder) => target.startsWith(folder)) ? undefined : { path: target, external: true };
    }),
};

export const cardsAtOnce = () => ({
  name: 'kusari:cards-at-once',
  enforce: 'pre',
  async load(id) {
    if (id !== entry) return undefined;
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'esm',
      target: 'node20',
      sourcemap: 'inline',
      metafile: true,
      plugins: [elsewhere],
    });
    // Whoever works on a card has its tests run again.
    for (const file of Object.keys(metafile.inputs)) this.addWatchFile(join(root, file));
    return outputFiles[0].text;
  },
});
