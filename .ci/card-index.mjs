// npm run cards: writes the lists of all card code, one file for each letter, from the files that there are. Two people who add
// cards touch no common line, and whoever forgets to run it is told by the import rules (`--check`).
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

const cards = 'src/games/duel/cards';
const lists = `${cards}/all-of`;
const kinds = ['monsters', 'spells', 'traps'];
const remark = '// Written by `npm run cards`: it lists what lies in monsters, spells and traps.\n';

// A list is an array of values: a list of exports would bring the name of every card into the page, 17 kB that nobody reads.
const isCard = (name) => /^[a-z0-9-]+\.ts$/.test(name);
/** mystic-tomato -> mysticTomato; 7-completed -> _7Completed */
const identifier = (name) => name.replace(/-(\w)/g, (_, next) => next.toUpperCase()).replace(/^(?=\d)/, '_');
const letterOf = (name) => (/^\d/.test(name) ? 'digits' : name[0]);

/** What the lists have to say, by path. */
export function cardLists(folder = root) {
  const byLetter = new Map();
  for (const kind of kinds)
    for (const file of readdirSync(join(folder, cards, kind)).filter(isCard)) {
      const name = file.slice(0, -'.ts'.length);
      const letter = letterOf(name);
      if (!byLetter.has(letter)) byLetter.set(letter, []);
      byLetter.get(letter).push({ name, from: `import ${identifier(name)} from '../${kind}/${name}';\n` });
    }
  const letters = [...byLetter.keys()].sort();
  const byName = (a, b) => (a.name < b.name ? -1 : 1);
  const written = letters.map((letter) => {
    const files = byLetter.get(letter).sort(byName);
    const imports = files.map(({ from }) => from).join('');
    const codes = files.map(({ name }) => `  ${identifier(name)},\n`).join('');
    return [`${lists}/${letter}.ts`, `${remark}${imports}\nexport default [\n${codes}];\n`];
  });
  const index =
    `${remark}import type { CardCode } from '../../../../engine/duel/api';\n` +
    letters.map((letter) => `import ${letter} from './${letter}';\n`).join('') +
    '\n/** The code of every card that has any. */\n' +
    `export const CARD_CODES: readonly CardCode[] = [\n${letters.map((letter) => `  ${letter},\n`).join('')}].flat();\n`;
  return new Map([...written, [`${lists}/index.ts`, index]]);
}

/** @returns the paths of lists that do not say what there is, and of those that nobody needs */
export function staleCardLists(folder = root) {
  const wanted = cardLists(folder);
  const there = existsSync(join(folder, lists)) ? readdirSync(join(folder, lists)).map((name) => `${lists}/${name}`) : [];
  const says = (path) => (there.includes(path) ? readFileSync(join(folder, path), 'utf8') : undefined);
  return [
    ...[...wanted].filter(([path, text]) => says(path) !== text).map(([path]) => path),
    ...there.filter((path) => !wanted.has(path)),
  ];
}

function write() {
  mkdirSync(join(root, lists), { recursive: true });
  for (const path of staleCardLists()) {
    const text = cardLists().get(path);
    if (text === undefined) rmSync(join(root, path));
    else writeFileSync(join(root, path), text);
    console.log(`${text === undefined ? 'removed' : 'written'}: ${path}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) write();
