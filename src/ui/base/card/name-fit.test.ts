import { expect, test } from 'vitest';
import { fitName } from './name-fit';

const NAMES = [
  'Jinzo',
  'Black Luster Soldier - Envoy of the Beginning',
  'Dekoichi the Battlechanted Locomotive',
  'Hino-Kagu-Tsuchi',
  'グラヴィティ・バインド－超重力の網−',
  'ミスティック・ソードマン LV2',
  '海',
  'カオス・ソルジャー −開闢の使者−',
  'ジェノサイドキングデーモン',
];

test('the pieces of a name, joined, are the name', () => {
  for (const name of NAMES) expect(fitName(name).pieces.join('')).toBe(name);
});

test('more lines are never wider', () => {
  for (const name of NAMES) {
    const { two, three, four } = fitName(name);
    expect(two).toBeGreaterThanOrEqual(three);
    expect(three).toBeGreaterThanOrEqual(four);
    expect(four).toBeGreaterThan(0);
  }
});

test('no line begins with a small kana, a long vowel or a closing mark', () => {
  for (const name of NAMES)
    for (const piece of fitName(name).pieces) expect(piece).not.toMatch(/^[ァィゥェォッャュョヮー・！!」]/);
});

test('Japanese names break after a middle dot and between scripts, not inside words that fit', () => {
  expect(fitName('人造人間－サイコ・ショッカー').pieces).toEqual(['人造人間', '－サイコ・', 'ショッカー']);
  expect(fitName('伝説の都 アトランティス').pieces[0]).toBe('伝説の');
  expect(fitName('人造人間－サイコ・ショッカー').cuts.size).toBe(0);
});

test('a word that is too long for the smallest face may be cut there only', () => {
  const { pieces, cuts } = fitName('ミスティック・ソードマン LV2');
  expect(cuts.size).toBe(1);
  expect(pieces[[...cuts][0] ?? -1]).toBe('ミス');
});
