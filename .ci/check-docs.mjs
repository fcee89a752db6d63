// A file or folder that the docs name is there: what has moved is found here before a reader misses it. Prose ends at column 100.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const isOurs = ({ name }) => !['.git', 'node_modules', 'dist'].includes(name);
const under = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(isOurs)
    .flatMap((entry) => (entry.isDirectory() ? under(join(folder, entry.name)) : [join(folder, entry.name)]));
const files = under('');
const folders = new Set(files.flatMap((file) => file.split('/').map((_, i, parts) => parts.slice(0, i).join('/'))));
const CODE = /\.(tsx?|mjs|css|json|md|html)$/;
// Made by a build, or by a reader.
const NOT_KEPT = [
  'assets/',
  'scenario-index.json',
  'kusari-Ren-Aya-turn-6.json',
  'public/lessons/ID.json',
  'public/puzzles/ID.json',
];
const FROM_ROOT = /^(src|docs|e2e|public|\.ci)\//;

/** Whether there is a file or folder that this path can mean: from the root, from `src/`, or the end of a path. */
function isThere(path) {
  const bare = path.replace(/\/$/, '');
  if (FROM_ROOT.test(path)) return folders.has(bare) || files.includes(bare);
  if (CODE.test(bare)) return files.some((file) => file === bare || file.endsWith(`/${bare}`));
  return [...folders].some((folder) => folder === bare || folder.endsWith(`/${bare}`));
}

/** The paths that a text names in code marks: with a slash or the ending of a file; patterns and examples of names are none. */
function pathsIn(text) {
  const marked = text.replace(/^```[\s\S]*?^```/gm, '').match(/(?<=`)[^`\n]+(?=`)/g) ?? [];
  return marked.filter(
    (one) => /^[\w.-]+(\/[\w.-]+)*\/?$/.test(one) && (FROM_ROOT.test(one) || /^[a-z-]+\/$/.test(one) || CODE.test(one)),
  );
}

const missingIn = (text) => [...new Set(pathsIn(text))].filter((path) => !isThere(path) && !NOT_KEPT.includes(path));

const WIDEST = 100;
/** Lines of prose that are too long; a table, code and an address cannot be wrapped. */
const wideIn = (text) =>
  text
    .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ''))
    .split('\n')
    .filter((line) => [...line].length > WIDEST && !/^[|!]/.test(line) && /\s/.test(line.trim()));
const faultsIn = (text) => [
  ...missingIn(text).map((path) => `${path} is not there`),
  ...wideIn(text).map((line) => `wider than ${WIDEST}: ${line.slice(0, 40)}…`),
];

const canaries = [
  'see `src/ui/nowhere/`',
  'the `nowhere/` of it',
  '`nowhere/at-all.ts`',
  '`no-such-file.ts`',
  'a word '.repeat(20),
];
const sound = [
  'see `src/engine/kernel/`, its `run.ts`, `kernel/run.ts`, and `npm run look`',
  'a `docs/<game>.md`',
  `| ${'wide '.repeat(30)}|`,
];
const unseen = canaries.filter((text) => faultsIn(text).length === 0);
const refused = sound.filter((text) => faultsIn(text).length > 0);
const docs = ['README.md', ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))];
const found = docs.flatMap((doc) => faultsIn(readFileSync(join(root, doc), 'utf8')).map((fault) => `${doc}: ${fault}`));
for (const line of [
  ...unseen.map((text) => `The check does not see: ${text}`),
  ...refused.map((text) => `The check refuses: ${text}`),
  ...found,
])
  console.error(line);
console.log(
  `Docs: ${canaries.length - unseen.length} of ${canaries.length} planted mistakes found, ${found.length} faults in the docs`,
);
process.exit(unseen.length + refused.length + found.length > 0 ? 1 : 0);
