// What a visitor waits for is held to a size, in bytes of gzipped JavaScript: the first load, the table with all its cards, and
// what a partner at the table takes besides.
// It reads `dist`, which the build has written.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './install.mjs';

const KILOBYTE = 1000;

/**
 * By the name of the part: the first load; the engine with the store and the code and the facts of all cards; what thinks, beside
 * the engine.
 */
export const LIMITS = { index: 115.9 * KILOBYTE, table: 260 * KILOBYTE, partner: 24 * KILOBYTE };

/** The files that each part is made of. What the first load and the engine share, a worker has without the page. */
const MADE_OF = {
  index: ['index', 'ground', 'rolldown-runtime'],
  table: ['table', 'engine', 'cards'],
  partner: ['partners', 'thinker', 'worker', 'mind'],
};

/** @param {Readonly<Record<string, number>>} sizes bytes of each part @returns what is wrong with them, one sentence each */
export function tooLarge(sizes) {
  return Object.entries(LIMITS).flatMap(([part, most]) => {
    const size = sizes[part];
    if (size === undefined) return [`The build has no part "${part}".`];
    return size > most ? [`${part} has ${size} bytes gzipped: ${most} are allowed.`] : [];
  });
}

/** The sizes of the parts in a folder of built files. */
function sizesIn(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return Object.fromEntries(
    Object.entries(MADE_OF).flatMap(([part, names]) => {
      // A hash follows the name: `index-B_Hvbso-.js`.
      const isOf = (name) => (file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file);
      const own = files.filter((file) => names.some((name) => isOf(name)(file)));
      const bytes = own.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
      return names.every((name) => files.some(isOf(name))) ? [[part, bytes]] : [];
    }),
  );
}

// A check that lets everything pass would pass too: one part that is too large and one that is missing.
const planted = tooLarge({ index: LIMITS.index + 1 });
const sizes = sizesIn(join(root, 'dist', 'assets'));
const wrong = [...tooLarge(sizes), ...(planted.length === 3 ? [] : ['The check does not see what it is there for.'])];
console.log(
  Object.entries(sizes)
    .map(([part, size]) => `${part} ${size} of ${LIMITS[part]} bytes gzipped`)
    .join(', '),
);
for (const sentence of wrong) console.error(sentence);
process.exitCode = wrong.length === 0 ? 0 : 1;
