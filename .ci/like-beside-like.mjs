// In the built page the code of cards that are alike stands together: what a compressed file repeats it has to find nearby. That
// takes some four thousand bytes from the table, and nothing else is changed by it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

const entry = join(root, 'src/games/duel/cards/all-of/index.ts');
const lists = dirname(entry);

/** The words that a card is written in. */
const wordsOf = (code) => new Set(code.slice(code.indexOf('export default')).match(/[A-Za-z]{2,}/g) ?? []);

/** How many words two cards share, whatever their lengths: 0 to 1. */
function likeness(words, others) {
  let shared = 0;
  for (const word of words) if (others.has(word)) shared++;
  return shared / Math.sqrt((words.size + 1) * (others.size + 1));
}

/** @param {readonly (readonly [name: string, code: string])[]} cards @returns their names, after each the one most like it */
export function likeBesideLikeIn(cards) {
  const rest = cards.map(([name, code]) => ({ name, words: wordsOf(code) })).sort((a, b) => b.words.size - a.words.size);
  const order = rest.splice(0, 1);
  while (rest.length > 0) {
    const { words } = order.at(-1);
    const alike = rest.map((one) => likeness(words, one.words));
    order.push(...rest.splice(alike.indexOf(Math.max(...alike)), 1));
  }
  return order.map(({ name }) => name);
}

export const likeBesideLike = () => ({
  name: 'kusari:like-beside-like',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id !== entry) return undefined;
    const letters = readdirSync(lists).filter((file) => file !== 'index.ts');
    const paths = letters.flatMap((file) =>
      [...readFileSync(join(lists, file), 'utf8').matchAll(/ from '(\.\.\/\w+\/[^']+)'/g)].map(([, path]) => path),
    );
    const order = likeBesideLikeIn(paths.map((path) => [path, readFileSync(join(lists, `${path}.ts`), 'utf8')]));
    const imports = order.map((path) => `import c${paths.indexOf(path)} from '${path}';`);
    return `${imports.join('\n')}\nexport const CARD_CODES = [${paths.map((_, index) => `c${index}`).join(', ')}];\n`;
  },
});
