import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CARD_CODES } from './all-of';
import { allCardFacts, cardFacts } from './printed';
import { fileNameOf } from './testing/cases';

const files = ['monsters', 'spells', 'traps'].flatMap((kind) => readdirSync(new URL(`${kind}/`, import.meta.url)));

test('every card has its code in the file of its name, and beside it its cases or its test', () => {
  const names = CARD_CODES.map(({ passcode }) => fileNameOf(cardFacts(passcode)!.en));
  expect(names.filter((name) => !files.includes(`${name}.ts`))).toEqual([]);
  expect(names.filter((name) => !files.includes(`${name}.cases.json`) && !files.includes(`${name}.test.ts`))).toEqual([]);
});

test('no two cards of the pool have files of one name', () => {
  const names = allCardFacts.map(({ en }) => fileNameOf(en));
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
