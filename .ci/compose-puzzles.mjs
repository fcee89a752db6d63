// node .ci/compose-puzzles.mjs [--seed S] [--tries N]: looks for puzzles among random small positions. One JSON line for each
// that is proved, with a unique first act and no superfluous card. Titles and hints are a person's: see docs/puzzles.md.
import { build } from 'esbuild';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

const named = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const seed = named('seed', 'a');
const tries = Number(named('tries', '1000'));

const outfile = join(tmpdir(), `kusari-composer-${process.pid}.mjs`);
await build({
  absWorkingDir: root,
  stdin: {
    contents: `
      export { duelGame } from './src/games/duel/cards';
      export { duelProving } from './src/games/duel/mind';
      export { Composer } from './src/games/duel/cli/composing/compose';`,
    resolveDir: root,
    loader: 'ts',
  },
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
});
const { duelGame, duelProving, Composer } = await import(pathToFileURL(outfile).href);
const composer = new Composer(duelGame, duelProving);
for (let i = 0; i < tries; i++) {
  const composed = composer.composed(`${seed} ${i}`);
  if (composed) console.log(JSON.stringify({ seed: `${seed} ${i}`, ...composed }));
}
