import { describe, expect, test } from 'vitest';
import { ATTRIBUTES, RACES, SUBTYPES, type CardFacts, type DeckList } from '../../../../engine/duel';
import decksJson from './decks.json';
import demoJson from './demo-decks.json';
import limitLists from './limit-lists.json';
import eraJson from './era-decks.json';
import modernJson from './modern-decks.json';
import tableJson from './table-decks.json';
import { batches, laterCards as modern, tokenCards as tokens } from './facts';
import '../../../testing/texts-are-there';
import { duelGame } from '../index';
import { cardTexts } from './texts';
import { lines as en } from './texts/en';
import { lines as ja } from './texts/ja';

const cards = batches.flat();

const all: readonly CardFacts[] = [...cards, ...modern, ...tokens];
const byId = new Map(all.map((card) => [card.id, card]));
const cardIds = new Set(cards.map((card) => card.id));
const fusionSubtypes: readonly string[] = ['fusion', 'fusion-effect'];

/** On these a question mark is printed. */
const UNPRINTED: ReadonlySet<string> = new Set([
  'King of the Skull Servants',
  'Gren Maju Da Eiza',
  'Lost Guardian',
  'Maju Garzett',
  'Megarock Dragon',
  "Gradius' Option",
]);

const isWhole = (value: number | undefined): boolean => value !== undefined && Number.isInteger(value) && value >= 0;

describe('the facts of the cards', () => {
  test('hold the 1,698 cards of the pool and one beside it, 21 of the later turn flow and the tokens, each id and each name once', () => {
    expect(batches[0]).toHaveLength(290);
    // One of the pool, Ancient Gear Soldier, is told among those of the later turn flow; Vampire Orchis is none of the pool.
    expect(cards).toHaveLength(1698);
    expect(modern).toHaveLength(21);
    expect(tokens).toHaveLength(11);
    expect(byId.size).toBe(all.length);
    expect(new Set(all.map((card) => card.en)).size).toBe(all.length);
    expect(new Set(all.map((card) => card.ja)).size).toBe(all.length);
  });

  test('are sorted by id in each batch', () => {
    for (const list of [...batches, tokens]) {
      const ids = list.map((card) => card.id);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
    }
  });

  test.each(all.map((card) => [card.en, card] as const))('%s has the values that its kind needs', (_, card) => {
    expect(card.en.trim()).not.toBe('');
    expect(card.ja.trim()).not.toBe('');
    expect(SUBTYPES[card.kind] as readonly string[]).toContain(card.subtype);
    if (card.kind === 'monster') {
      expect(ATTRIBUTES).toContain(card.attribute);
      expect(RACES).toContain(card.race);
      expect(Number.isInteger(card.level)).toBe(true);
      expect(card.level).toBeGreaterThanOrEqual(1);
      expect(card.level).toBeLessThanOrEqual(12);
      for (const value of [card.atk, card.def]) expect(value === undefined ? UNPRINTED.has(card.en) : isWhole(value)).toBe(true);
    } else {
      expect(Object.keys(card).sort()).toEqual(['en', 'id', 'ja', 'kind', 'subtype']);
    }
  });

  test('names twenty monster types, each once', () => {
    expect(RACES).toHaveLength(20);
    expect(new Set(RACES).size).toBe(20);
  });

  test('agrees with the table of Normal Monsters', () => {
    const table: readonly (readonly [string, string, string, number, number, number])[] = [
      ['7 Colored Fish', 'WATER', 'Fish', 4, 1800, 800],
      ['Blue-Eyes White Dragon', 'LIGHT', 'Dragon', 8, 3000, 2500],
      ['Celtic Guardian', 'EARTH', 'Warrior', 4, 1400, 1200],
      ['Dark Magician', 'DARK', 'Spellcaster', 7, 2500, 2100],
      ['Gemini Elf', 'EARTH', 'Spellcaster', 4, 1900, 900],
      ['Giant Soldier of Stone', 'EARTH', 'Rock', 3, 1300, 2000],
      ['Giga Gagagigo', 'WATER', 'Reptile', 5, 2450, 1500],
      ['Left Arm of the Forbidden One', 'DARK', 'Spellcaster', 1, 200, 300],
      ['Left Leg of the Forbidden One', 'DARK', 'Spellcaster', 1, 200, 300],
      ['Right Arm of the Forbidden One', 'DARK', 'Spellcaster', 1, 200, 300],
      ['Right Leg of the Forbidden One', 'DARK', 'Spellcaster', 1, 200, 300],
      ['Summoned Skull', 'DARK', 'Fiend', 6, 2500, 1200],
      ['Thousand-Eyes Idol', 'DARK', 'Spellcaster', 1, 0, 0],
      ['Vorse Raider', 'DARK', 'Beast-Warrior', 4, 1900, 1200],
      ['Warrior Dai Grepher', 'EARTH', 'Warrior', 4, 1700, 1600],
      ['X-Head Cannon', 'LIGHT', 'Machine', 4, 1800, 1500],
      ['Yamatano Dragon Scroll', 'WIND', 'Dragon', 2, 900, 300],
    ];
    const found = batches[0]!
      .filter((card) => card.kind === 'monster' && card.subtype === 'normal')
      .map((card) => [card.en, card.attribute, card.race, card.level, card.atk, card.def])
      .sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
    expect(found).toEqual(table);
  });

  test('agrees with the table of tokens', () => {
    const table: readonly (readonly [number, string, string, string, string, number, number, number])[] = [
      [900000001, 'Sheep Token', '羊トークン', 'EARTH', 'Beast', 1, 0, 0],
      [900000002, 'Insect Monster Token', '昆虫トークン', 'EARTH', 'Insect', 1, 100, 100],
      [900000003, 'Wicked Token', '邪神トークン', 'DARK', 'Fiend', 4, 1000, 1000],
      [900000004, 'Ojama Token', 'おジャマトークン', 'LIGHT', 'Beast', 2, 0, 1000],
      [900000005, 'Lekunga Token', 'レクンガトークン', 'WATER', 'Plant', 2, 700, 700],
      [900000006, 'Poisonous Snake Token', '毒蛇トークン', 'EARTH', 'Reptile', 3, 1200, 1200],
      [900000007, 'Mirage Token', 'ミラージュトークン', 'LIGHT', 'Warrior', 1, 0, 0],
      [900000008, 'Slime Token', 'スライムトークン', 'WATER', 'Aqua', 1, 500, 500],
      [900000011, 'Army Ant Token', '兵隊アリトークン', 'EARTH', 'Insect', 4, 500, 1200],
      [900000012, 'Lamb Token', '仔羊トークン', 'EARTH', 'Beast', 1, 0, 0],
      [900000013, 'Wicked Plant Token', 'イビル・プラントトークン', 'EARTH', 'Plant', 1, 800, 800],
    ];
    expect(tokens.map((card) => [card.id, card.en, card.ja, card.attribute, card.race, card.level, card.atk, card.def])).toEqual(
      table,
    );
    expect(tokens.every((card) => card.kind === 'monster' && card.subtype === 'token')).toBe(true);
  });
});

describe('the decks', () => {
  const parts: readonly Readonly<Record<string, Required<DeckList>>>[] = [decksJson, demoJson, tableJson, eraJson, modernJson];
  const ids = parts.flatMap((part) => Object.keys(part));
  const decks = duelGame.decks('expert');

  test('have an id each, by which one that is named has its cards, and one that has cards its name', () => {
    expect(Object.keys(decksJson)).toEqual(['bench-a', 'bench-b']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(duelGame.decks('modern').map(({ id }) => id)).toEqual(ids);
  });

  test.each(decks.map((deck) => [deck.id, deck] as const))('%s is a full deck of known cards', (_, deck) => {
    for (const line of [deck.en, deck.ja, deck.theme.en, deck.theme.ja]) expect(line.trim()).not.toBe('');
    const ids = [...deck.main, ...deck.side, ...deck.fusion];
    expect(ids.filter((id) => !cardIds.has(id))).toEqual([]);
    expect(deck.main.length).toBeGreaterThanOrEqual(40);
    expect([0, 15]).toContain(deck.side.length);
    const isFusion = (id: number): boolean => fusionSubtypes.includes(byId.get(id)?.subtype ?? '');
    expect(deck.main.filter(isFusion)).toEqual([]);
    expect(deck.fusion.every(isFusion)).toBe(true);
    const counts = new Map<number, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(3);
  });

  test('keep the demo decks within the April 2005 list', () => {
    for (const [most, ids] of Object.entries(limitLists['april-2005']))
      for (const id of ids)
        for (const [name, deck] of Object.entries(demoJson)) {
          const copies = [...deck.main, ...deck.side, ...deck.fusion].filter((one) => one === id).length;
          expect(copies, `${byId.get(id)?.en} in ${name}`).toBeLessThanOrEqual(Number(most));
        }
  });
});

describe('the texts of the cards', () => {
  const playable = [...duelGame.pool('modern').playable];
  const isPlain = ({ kind, subtype }: CardFacts): boolean => kind === 'monster' && subtype === 'normal';
  const written = [en, ja].flatMap((lines) => Object.keys(lines));
  const texts = [...new Set(written)].map((id) => [byId.get(Number(id))?.en ?? id, cardTexts(Number(id))!] as const);

  test('speak of known cards only', () => {
    expect(written.filter((id) => !byId.has(Number(id)))).toEqual([]);
  });

  test.each([
    ['en', en, /"([^"]*)"/g, ['Gaia The Fierce Knight', 'Kuwagata α', 'Magician of Black Chaos', 'Marie the Fallen One']],
    ['ja', ja, /「([^」]*)」/g, ['クワガタ・アルファ', 'マジシャン・オブ・ブラックカオス', '堕天使マリー']],
  ] as const)('name other cards as they are called, or by a part of their names (%s)', (language, lines, quoted, elsewhere) => {
    const names = [...all.map((card) => card[language]), ...elsewhere];
    const named = Object.values(lines).flatMap((parts) =>
      parts.flatMap((part) => [...part.matchAll(quoted)].map(([, name]) => name!)),
    );
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter((name) => !names.some((one) => one.includes(name)))).toEqual([]);
  });

  test('cover every card that can be played but Normal Monsters, and every token', () => {
    const without = playable.filter((card) => !isPlain(card) && cardTexts(card.id) === undefined);
    expect(without.map((card) => card.en)).toEqual([]);
  });

  test.each(texts)('%s has as many parts in both languages', (_, text) => {
    expect(text.en.length).toBeGreaterThan(0);
    expect(text.ja).toHaveLength(text.en.length);
    for (const part of [...text.en, ...text.ja]) {
      expect(part.trim()).toBe(part);
      expect(part).not.toBe('');
    }
    for (const part of text.ja) expect(part).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/u);
    for (const part of text.en) expect(part).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/u);
  });

  test('say of each effect of a Pendulum monster where it works', () => {
    for (const { id, scale, subtype } of modern) {
      const { en: parts = [], pendulum = 0 } = cardTexts(id) ?? {};
      if (subtype === 'pendulum-effect') expect([scale! > 0, pendulum > 0, pendulum < parts.length]).toEqual([true, true, true]);
      else expect(pendulum).toBe(0);
    }
  });

  test('say one line of a Normal Monster, and only where more is to say than that it has no effect', () => {
    for (const card of cards.filter(isPlain)) {
      const lines = cardTexts(card.id)?.en;
      if (lines !== undefined) expect([card.en, lines.length, /no effect\.$/.test(lines[0]!)]).toEqual([card.en, 1, false]);
    }
  });
});
