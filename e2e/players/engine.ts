import { buildSync } from 'esbuild';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Engine = typeof import('../../src/engine/duel') &
  typeof import('../../src/engine/kernel') &
  typeof import('../../src/games/duel/cards/index') &
  typeof import('../../src/games/duel/cards/printed') &
  typeof import('../../src/games/duel/cards/data/texts') &
  typeof import('../../src/games/duel/scenario/index') &
  Pick<typeof import('../../src/games/vision/cards/index'), 'visionGame'> &
  Pick<typeof import('../../src/games/vision/scenario/index'), 'visionScenarios'>;

/** The engine, the cards and the scenarios, bundled once so that a story can look behind the table or lay a position out. */
export const engine = (): Promise<Engine> => (loaded ??= bundle());
let loaded: Promise<Engine> | undefined;

async function bundle(): Promise<Engine> {
  const folder = join(process.cwd(), 'node_modules', '.cache', 'kusari-e2e');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `engine-${process.pid}.mjs`);
  const vision = [
    "export { visionGame } from './src/games/vision/cards/index';",
    "export { visionScenarios } from './src/games/vision/scenario/index';",
  ];
  const doors = [
    'engine/duel/index',
    'engine/kernel/index',
    'games/duel/cards/index',
    'games/duel/cards/printed',
    'games/duel/cards/data/texts',
    'games/duel/scenario/index',
  ].map((door) => `export * from './src/${door}';`);
  buildSync({
    stdin: { contents: [...doors, ...vision].join('\n'), resolveDir: process.cwd() },
    bundle: true,
    format: 'esm',
    platform: 'node',
    outfile: file,
    logLevel: 'error',
  });
  const built = (await import(pathToFileURL(file).href)) as Engine;
  // What cards do is fetched by language: a story that asks what a page may say has to have both.
  await Promise.all([built.fetchCardTexts('en'), built.fetchCardTexts('ja')]);
  return built;
}
