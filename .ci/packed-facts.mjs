// The facts of the cards are rows in the source, one card a line. In the page they are columns, which are less than half as
// long: equal words stand once, numbers beside their like. `games/duel/cards/data/columns.ts` makes rows of them again.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FEW = 60;

/** @param {readonly Record<string, string | number>[]} rows @returns one column for each key that some row has */
export function packed(rows) {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { count: rows.length, columns: Object.fromEntries(keys.map((key) => [key, column(rows.map((row) => row[key]))])) };
}

/**
 * Many words: by line ends. Few: a list of them, and a letter for each row. Rising numbers: the step from the row before. Large
 * ones in no order: five signs each.
 */
function column(values) {
  const known = values.filter((value) => value !== undefined);
  if (known.some((value) => typeof value === 'string')) {
    const words = [...new Set(known)];
    if (words.length > FEW) return { kind: 'words', all: values.map((value) => value ?? '').join('\n') };
    return {
      kind: 'few',
      words,
      rows: values.map((value) => (value === undefined ? ' ' : letter(words.indexOf(value)))).join(''),
    };
  }
  if (values.length === known.length && known.every((value, i) => i === 0 || value > known[i - 1]))
    return { kind: 'rising', by: known.map((value, i) => value - (i === 0 ? 0 : known[i - 1])) };
  if (values.length === known.length && known.some((value) => value >= LARGE))
    return { kind: 'large', all: values.map(signs).join('') };
  return { kind: 'numbers', all: values.map((value) => value ?? null) };
}

/** Numbers below need fewer digits than signs. */
const LARGE = 1_000_000;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** A number below 64⁵ to the base of 64, the highest place first. */
const signs = (value) => [4, 3, 2, 1, 0].map((place) => SIGNS[Math.floor(value / 64 ** place) % 64]).join('');

const letter = (index) => String.fromCharCode(48 + index);

/** Cards that are alike stand together; they find back into their batches by their ids. */
const byLikeness = (one, other) => likeness(one).localeCompare(likeness(other), 'en') || one.id - other.id;
const likeness = ({ kind, subtype, race, attribute, level }) => [kind, subtype, race, attribute, level].join(' ');

/** @param {readonly (readonly object[])[]} batches @returns all their rows as one table; `at` where they are not sorted by id */
export const packedBatches = (batches) =>
  packed(
    batches
      .flatMap((rows, batch) => {
        const isSorted = rows.every(({ id }, i) => i === 0 || id > rows[i - 1].id);
        return rows.map((row, at) => ({ ...row, batch, ...(!isSorted && { at }) }));
      })
      .sort(byLikeness),
  );

/**
 * @param {Readonly<Record<string, Readonly<Record<'main' | 'side' | 'fusion', readonly number[]>>>>} decks
 * @param {readonly number[]} passcodes those of all cards, lowest first
 * @returns each deck as `packed-decks.ts` reads it
 */
export const packedDecks = (decks, passcodes) =>
  Object.fromEntries(
    Object.entries(decks).map(([id, { main, side, fusion }]) => [
      id,
      [main, side, fusion].map((cards) => runsOf(cards.map((passcode) => passcodes.indexOf(passcode)))).join('|'),
    ]),
  );

/** Numbers below 4096, and how often each comes in a row. */
function runsOf(numbers) {
  let text = '';
  for (let at = 0, next; at < numbers.length; at = next) {
    for (next = at + 1; numbers[next] === numbers[at];) next += 1;
    text += `${twoSigns(numbers[at])}${next - at}`;
  }
  return text;
}

const twoSigns = (number) => `${SIGNS[number >> 6]}${SIGNS[number & 63]}`;

/**
 * @param {Readonly<Record<string, object>>} doings what the effects of cards do, by passcode
 * @param {readonly number[]} passcodes those of all cards, lowest first
 * @returns the cards that do the same together, as `packed-doings.ts` reads them
 */
export function packedDoings(doings, passcodes) {
  const cards = new Map();
  for (const [passcode, does] of Object.entries(doings)) {
    const same = JSON.stringify(does);
    cards.set(same, (cards.get(same) ?? '') + twoSigns(passcodes.indexOf(Number(passcode))));
  }
  return [...cards].map(([same, signs]) => [signs, JSON.parse(same)]);
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const text = (data) => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

/** What stands in the place of a module of the source, by its path in the folder of the data. */
const PACKED = {
  'facts/index.ts': (folder) => [
    `import { batched } from '../columns';`,
    `const all = batched(${text(packedBatches(batchesIn(folder)))});`,
    `export const batches = all.slice(0, -2);`,
    `export const [laterCards, tokenCards] = all.slice(-2);`,
  ],
  'deck-cards.ts': (folder) => {
    const decks = readdirSync(folder).filter((file) => /^(\w+-)?decks\.json$/.test(file));
    const all = Object.assign({}, ...decks.map((file) => read(join(folder, file))));
    return [
      `import { allCardFacts } from '../printed';`,
      `import { byPasscode, unpackedDecks } from './packed-decks';`,
      `const packed = ${text(packedDecks(all, passcodesIn(folder)))};`,
      `export const deckCards = unpackedDecks(packed, byPasscode(allCardFacts));`,
    ];
  },
  'doings.ts': (folder) => [
    `import { allCardFacts } from '../printed';`,
    `import { byPasscode } from './packed-decks';`,
    `import { unpackedDoings } from './packed-doings';`,
    `const packed = ${text(packedDoings(read(join(folder, 'doings.json')), passcodesIn(folder)))};`,
    `export const doingsOfCards = unpackedDoings(packed, byPasscode(allCardFacts));`,
  ],
};

/** The passcodes of all cards, lowest first. */
const passcodesIn = (folder) =>
  batchesIn(join(folder, 'facts'))
    .flatMap((rows) => rows.map(({ id }) => id))
    .sort((a, b) => a - b);

const batchesIn = (folder) => {
  const files = readdirSync(folder).filter((file) => /^\d\d-.*\.json$/.test(file));
  return [...files.sort(), 'later.json', 'tokens.json'].map((file) => read(join(folder, file)));
};

/**
 * The build takes one table of columns for all batches where the source has rows, file by file, and of decks and doings the place
 * of each card among all.
 */
export function packedFacts() {
  return {
    name: 'packed-facts',
    apply: 'build',
    enforce: 'pre',
    transform(_, id) {
      const path = /\/duel\/cards\/data\/(.*)$/.exec(id)?.[1];
      const lines = PACKED[path]?.(dirname(id));
      return lines === undefined ? null : { code: [...lines, ''].join('\n'), moduleType: 'js', map: null };
    },
  };
}
