// Makes the service worker of the built page: `offline-worker.js` with the list of everything that the page may ask for.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const WORKER = 'offline.js';

/** Single scenarios are read from their pack (`scenario-index.mjs`). */
const NOT_ASKED_FOR = /^scenarios\//;

const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Paths and versions of all files of a folder that a page may ask for, in the order of their names. */
export function partsOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), file])
    .filter(([path]) => path !== WORKER && !NOT_ASKED_FOR.test(path))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, file]) => [path, hashOf(readFileSync(file))]);
}

/** The text of the worker for these parts. Other parts make another text, by which the browser knows a newer page. */
export function workerFor(parts) {
  const source = readFileSync(fileURLToPath(new URL('./offline-worker.js', import.meta.url)), 'utf8');
  const list = JSON.stringify(parts);
  return source.replace('self.__FILES__', () => list).replace('self.__VERSION__', () => JSON.stringify(hashOf(list)));
}

/** Writes the worker beside the built page, once everything else is there. */
export function offlineWorker() {
  let folder = 'dist';
  return {
    name: 'offline-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      writeFileSync(join(folder, WORKER), workerFor(partsOf(folder)));
    },
  };
}
