import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { cardsAtOnce } from './.ci/cards-at-once.mjs';
import { compiledAhead } from './.ci/compiled-ahead.mjs';
import { contentSecurityPolicy, securityHeaders } from './.ci/content-security.mjs';
import { likeBesideLike } from './.ci/like-beside-like.mjs';
import { LongestFirst } from './.ci/longest-first.mjs';
import { offlineWorker } from './.ci/offline.mjs';
import { ownWorlds } from './.ci/own-worlds.mjs';
import { packedFacts } from './.ci/packed-facts.mjs';
import { scenarioFiles } from './.ci/scenario-index.mjs';
import { wholeParts } from './.ci/whole-parts.mjs';

// Each of these tests has a world of its own; all others share the modules of a worker.
const alone = ownWorlds();
const isOfStore = (file: string): boolean => /^src\/(store\/|games\/[^/]+\/[^/]+$)/.test(file);
/** What these replace they give back themselves: they need no world of their own among the rules. */
const isOfRules = (file: string): boolean =>
  /^src\/(engine|decks|match|courtesy|scenario|thinking|games\/[^/]+\/(cards|decks|mind|notation|scenario|cli|workshop))\//.test(
    file,
  );
const onThisPage = ['./src/games/testing/on-this-page.ts'];

export default defineConfig({
  base: './',
  // One page, whose places are behind the #: what is not there is answered with 404, never with the page.
  appType: 'mpa',
  plugins: [
    react(),
    tailwindcss(),
    contentSecurityPolicy(),
    securityHeaders(),
    packedFacts(),
    scenarioFiles(),
    likeBesideLike(),
    compiledAhead(),
    offlineWorker(),
    wholeParts(),
    ...(process.env.VITEST === undefined ? [] : [cardsAtOnce()]),
  ],
  // Whatever name this machine has for the others in the room. A page of files without secrets has nothing to guard by its name.
  preview: { allowedHosts: true },
  build: {
    target: 'es2022',
    outDir: 'dist',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A hundred small files take longer to come than three large ones. Each of these holds all that it needs and an earlier
          // one has not, so none of them waits for another in a circle.
          groups: [
            // What the first load and the rules share: a worker that thinks has the rules without the page.
            {
              name: 'ground',
              tags: ['$initial'],
              test: /src\/(engine|games\/duel\/cards)\/|\/fetching\/whole-part\.ts$|vite\/preload-helper|rolldown/,
              priority: 6,
            },
            { name: 'first', tags: ['$initial'], priority: 5 },
            // All of the rules and no card's code: they are compiled at different times (`compiled-ahead.mjs`).
            { name: 'engine', test: /src\/games\/duel\/cards\/game-with\.ts$/, priority: 4 },
            { name: 'cards', test: /src\/games\/duel\/cards\/index\.ts$/, priority: 3 },
            { name: 'vision-engine', test: /src\/games\/vision\/cards\/index\.ts$/, priority: 3 },
            { name: 'table', test: /src\/table\.ts$/, priority: 2 },
            { name: 'field', test: /src\/(ui\/screens\/game\/GameScreen|games\/duel\/page\/index)\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 180_000,
    setupFiles: ['./.ci/fixed-seed.mjs'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'src/{engine,decks,match,courtesy,scenario,thinking}/**/*.test.ts',
            'src/games/*/{cards,decks,mind,notation,scenario,cli,workshop}/**/*.test.ts',
          ],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'table',
          include: ['src/store/**/*.test.ts', 'src/games/*/*.test.ts'],
          exclude: [...alone],
          setupFiles: onThisPage,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: [
            'src/*.test.{ts,tsx}',
            'src/!(engine|decks|games|match|courtesy|scenario|store|thinking)/**/*.test.{ts,tsx}',
            'src/games/*/{page,texts}/**/*.test.{ts,tsx}',
          ],
          exclude: [...alone],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'table alone', include: alone.filter(isOfStore), setupFiles: onThisPage } },
      { extends: true, test: { name: 'page alone', include: alone.filter((file) => !isOfStore(file) && !isOfRules(file)) } },
    ],
  },
});
