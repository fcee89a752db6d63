// Words that docs/glossary.md has replaced do not come back, and cards speak in one voice in both languages. Each word stands in
// its column "not", with the kinds of text where it may not stand. The words of the page are read out of their catalogues, so
// comments and keys may say what they like.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const under = (folder, fits) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && fits(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** What is quoted in a module: its texts. Template fills stand for what is filled in. */
function quoted(file) {
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const texts = code.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return texts.filter((text) => !/^['"]\.{1,2}\//.test(text)).map((text) => text.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '…'));
}

/** The texts of a file of data: a field of each language, or of the title alone. */
const said = (file, part = /[\s\S]*/) => {
  const [within = ''] = part.exec(readFileSync(file, 'utf8')) ?? [];
  return [...within.matchAll(/"(?:en|ja)":\s*("(?:[^"\\]|\\.)*"|\[[^\]]*\])/g)].flatMap(([, text]) => [JSON.parse(text)].flat());
};

// The names of cards are what they are.
const lines = (file) =>
  Object.values(JSON.parse(readFileSync(file, 'utf8')))
    .flat()
    .map((line) => line.replaceAll(/「[^」]*」|"[^"]*"/g, '…'));

const isModule = (name) => name.endsWith('.ts') && !name.includes('.test.');
const isFile = (name) => name.endsWith('.json');
/** The prose of a page: what is quoted as code, and where a link leads, are no words of it. */
const prose = (file) =>
  readFileSync(join(root, file), 'utf8')
    .replaceAll(/```[\s\S]*?```|`[^`]*`/g, '…')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split('\n')
    .map((line) => `${file}: ${line.trim()}`);
const FOR_PLAYERS = ['event', 'keyboard', 'decks', 'match', 'puzzles', 'rulings', 'notation', 'workshop', 'scenario-format'];

const title = /"title":\s*\{[^{}]*\}/;
const lessons = under('public/lessons', isFile);
// A game as text keeps the words of its version (docs/notation.md).
const isNotation = (name) => /notation-texts/.test(name);

const kinds = {
  page: under('src/i18n', (name) => isModule(name) && /-texts\.ts$/.test(name) && !isNotation(name)).flatMap(quoted),
  rules: [...under('src/engine/duel/register', isModule), join(root, 'src/engine/duel/profiles/differences.ts')].flatMap(quoted),
  cards: under('src/games/duel/cards/data/texts', isFile).flatMap(lines),
  examples: [
    ...lessons.filter((file) => !file.includes('vision-')).flatMap((file) => said(file)),
    ...under('public/puzzles', isFile).flatMap((file) => said(file)),
    ...under('public/scenarios/rules', isFile).flatMap((file) => said(file, title)),
  ],
  docs: ['README.md', ...FOR_PLAYERS.map((page) => `docs/${page}.md`)].flatMap(prose),
  vision: [
    ...under('src/games/vision/texts', isModule).flatMap(quoted),
    ...under('src/engine/vision/register', isModule).flatMap(quoted),
    ...lessons.filter((file) => file.includes('vision-')).flatMap((file) => said(file)),
    ...under('public/scenarios/vision', isFile).flatMap((file) => said(file, title)),
  ],
};

/** The rows of the table: `| the word | `not`, `not` | where |`. */
const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8');
const rows = [...glossary.matchAll(/^\|([^|\n]+)\|([^|\n]*`[^|\n]*)\|([^|\n]+)\|$/gm)]
  .map(([, word, not, where]) => ({
    word: word.trim(),
    not: [...not.matchAll(/`([^`]+)`/g)].map(([, one]) => one),
    where: where.trim() === 'everywhere' ? Object.keys(kinds) : where.trim().split(/,\s*/),
  }))
  .filter(({ where }) => where.every((kind) => kind in kinds));

/** A word of letters stands alone; Japanese stands anywhere. */
const standsIn = (text, word) =>
  new RegExp(
    `${/^[A-Za-z]/.test(word) ? '(?<![A-Za-z-])' : ''}${RegExp.escape?.(word) ?? word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}${/[A-Za-z]$/.test(word) ? '(?![A-Za-z-])' : ''}`,
  ).test(text);

const found = (texts) =>
  rows.flatMap(({ word, not, where }) =>
    where.flatMap((kind) =>
      not.flatMap((one) => (texts[kind] ?? []).filter((text) => standsIn(text, one)).map((text) => ({ kind, one, word, text }))),
    ),
  );

/** How lines of card texts begin, in English and in Japanese: `| Cost: | コスト： |`. */
const beginnings = [...glossary.matchAll(/^\| ([A-Z][A-Za-z ()]+:) \| ([^|\n]+：) \|$/gm)].map(([, en, ja]) => ({ en, ja }));
const beginningOf = (line, language) => beginnings.findIndex((one) => line.startsWith(one[language]));

/** The lines of a card that begin otherwise in one language than in the other. */
const unlike = (card, en, ja) =>
  en.length !== ja.length
    ? [`cards: ${card} has ${en.length} lines in English and ${ja.length} in Japanese`]
    : en
        .map((line, i) => [line, ja[i]])
        .filter(([line, other]) => beginningOf(line, 'en') !== beginningOf(other, 'ja'))
        .map(
          ([line, other]) => `cards: ${card} begins “${line.slice(0, 40)}” in English and “${other.slice(0, 20)}” in Japanese`,
        );

const textsOf = (language) =>
  Object.assign(
    {},
    ...under(`src/games/duel/cards/data/texts/${language}`, isFile).map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  );
const [en, ja] = [textsOf('en'), textsOf('ja')];
const voices = Object.keys(en).flatMap((card) => unlike(card, en[card], ja[card] ?? []));

// A planted line that begins with each of them in one language alone is found.
const unheard = beginnings.filter(
  (one) => unlike('', [`${one.en} …`], ['…']).length === 0 || unlike('', ['…'], [`${one.ja}…`]).length === 0,
);

// The check finds what is planted: each replaced word in each kind of text where it may not stand.
const planted = rows.flatMap(({ not, where }) => where.flatMap((kind) => not.map((one) => ({ kind, one }))));
const missed = planted.filter(({ kind, one }) => !found({ [kind]: [`… ${one} …`] }).some((other) => other.one === one));
const empty = Object.keys(kinds).filter((kind) => kinds[kind].length < 100);
const problems = [
  ...(rows.length < 30 ? [`docs/glossary.md: only ${rows.length} rows of words were found`] : []),
  ...empty.map((kind) => `no texts of the kind “${kind}” were found`),
  ...missed.map(({ kind, one }) => `a planted “${one}” was not found (${kind})`),
  ...(beginnings.length < 15 ? [`docs/glossary.md: only ${beginnings.length} beginnings of lines were found`] : []),
  ...unheard.map((one) => `a planted line that begins with ${one.en} in one language alone was not found`),
  ...voices,
  ...found(kinds).map(({ kind, one, word, text }) => `${kind}: “${one}” is now ${word}: ${text}`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${planted.length} replaced words, none of them back; ${Object.keys(en).length} cards in one voice`);
