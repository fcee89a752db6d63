import { describe, expect, test } from 'vitest';
import { fold } from './fold';
import '../games/testing/texts-are-there';
import { duelGame } from '../games/duel/cards';
import { batchOf } from '../games/duel/cards/printed';
import { cardsLike, inOrder, type Wanted } from './search';

const expertPool = duelGame.pool('expert');

/** Of the cards that there were first: what they are like is known, whatever comes later. */
const found = (wanted: Wanted) => exact(wanted).filter(({ id }) => batchOf(id) === 0);
const names = (wanted: Wanted): readonly string[] => found(wanted).map(({ en }) => en);
const like = (wanted: Wanted) => cardsLike(expertPool, wanted, 'april-2005');
const exact = (wanted: Wanted) => (like(wanted).isNear ? [] : like(wanted).cards);
const namesNear = (wanted: Wanted): readonly string[] => (like(wanted).isNear ? like(wanted).cards.map(({ en }) => en) : []);

describe('looking for a card', () => {
  test.each([
    ['ヒラガナ', 'ひらがな'],
    ['ｻﾝﾀﾞｰ・ﾄﾞﾗｺﾞﾝ', 'さんだーどらごん'],
    ['ＰＯＴ　ｏｆ　Greed', 'pot of greed'],
    ['Éclair', 'eclair'],
    ['D.D. Warrior', 'dd warrior'],
    ['ガギグゲゴパ', 'がぎぐげごぱ'],
  ])('%s is compared as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test.each([
    'サンダー・ドラゴン',
    'さんだーどらごん',
    'ｻﾝﾀﾞｰﾄﾞﾗｺﾞﾝ',
    'サンダードラゴン',
    'thunder dragon',
    'THUNDER　DRAG',
    'Ｔｈｕｎｄｅｒ',
    '31786629',
  ])('Thunder Dragon is found by %s', (text) => {
    expect(names({ text })).toContain('Thunder Dragon');
  });

  test('all words must stand in the name of one language, in any order', () => {
    expect(names({ text: 'dragon thunder' })).toEqual(['Thunder Dragon']);
    expect(names({ text: 'thunder どらごん' })).toEqual([]);
    expect(names({ text: 'blue eyes white' })).toEqual(['Blue-Eyes White Dragon']);
    expect(names({ text: 'no such card' })).toEqual([]);
  });

  test('a search finds kana that stands for voiced letters, not for others', () => {
    expect(names({ text: 'はーぴぃの' })).toEqual(["Harpie's Feather Duster"]);
    expect(names({ text: 'ばーぴぃの' })).toEqual([]);
  });

  test('texts of cards are searched only when asked for', () => {
    const words = { text: 'coin' };
    expect(names(words).length).toBeLessThan(names({ ...words, inTexts: true }).length);
    expect(names({ ...words, inTexts: true })).toContain('Time Wizard');
  });

  test('filters narrow by kind, sub-kind, attribute, type, level, ATK, DEF and what the list allows', () => {
    expect(names({ kind: 'spell', subKind: 'ritual' })).toEqual(['Black Illusion Ritual', 'Black Luster Ritual']);
    expect(names({ kind: 'trap', subKind: 'ritual' })).toEqual([]);
    expect(names({ subKind: 'union' })).toEqual(['Z-Metal Tank', 'Y-Dragon Head']);
    expect(names({ kind: 'monster', subKind: 'flip', attribute: 'LIGHT' })).toEqual([
      'Magician of Faith',
      'Magical Merchant',
      'The Immortal of Thunder',
    ]);
    expect(names({ race: 'Dragon', level: { from: 8, to: 8 } })).toEqual([
      'Victory Dragon',
      'Chaos Emperor Dragon - Envoy of the End',
      'Blue-Eyes White Dragon',
    ]);
    expect(names({ atk: { from: 2800 }, def: { to: 2600 }, kind: 'monster', subKind: 'normal' })).toEqual([
      'Blue-Eyes White Dragon',
    ]);
    expect(names({ atk: { to: 0 } })).not.toContain('Pot of Greed');
    expect(names({ allowed: 0, kind: 'trap' })).toEqual(['Imperial Order']);
    expect(cardsLike(expertPool, { allowed: 0 }, 'no-list').cards).toEqual([]);
  });

  test('Spirits, Toons and Unions count as monsters with an effect, Normal Monsters do not', () => {
    const effects = names({ kind: 'monster', subKind: 'effect' });
    expect(effects).toEqual(
      expect.arrayContaining([
        'Asura Priest',
        'Toon Gemini Elf',
        'Y-Dragon Head',
        'Thousand-Eyes Restrict',
        'Relinquished',
        'Man-Eater Bug',
      ]),
    );
    expect(effects).not.toContain('Dark Magician');
    expect(effects).not.toContain('Blue-Eyes Ultimate Dragon');
  });

  test('results stand in the wanted order: by name in the language of the table, by values highest first, by the list tightest first', () => {
    const dragons = found({ race: 'Dragon', kind: 'monster' });
    const first = (order: Parameters<typeof inOrder>[1], language: 'en' | 'ja') =>
      inOrder(dragons, order, language, 'april-2005')[0]!;
    expect(first('name', 'en').en).toBe('Blue-Eyes Ultimate Dragon');
    expect(first('level', 'en').level).toBe(12);
    expect(first('atk', 'ja').atk).toBe(4500);
    expect(first('allowed', 'ja').en).toBe('Chaos Emperor Dragon - Envoy of the End');
    const byName = inOrder(dragons, 'name', 'ja', 'april-2005').map(({ ja }) => ja);
    expect(byName).toEqual([...byName].sort((a, b) => a.localeCompare(b, 'ja')));
    expect(
      inOrder(cardsLike(expertPool, {}, 'no-list').cards, 'kind', 'en', 'no-list')
        .map(({ kind }) => kind)
        .filter((kind, i, all) => kind !== all[i - 1]),
    ).toEqual(['monster', 'spell', 'trap']);
  });

  test.each([
    ['Mystcal Space', 'Mystical Space Typhoon'],
    ['Kaibaman thunder dragn', 'nothing'],
    ['thunder dragn', 'Thunder Dragon'],
    ['Snatch Steel', 'Snatch Steal'],
    ['gracefull charity', 'Graceful Charity'],
    ['サンダートラゴン', 'Thunder Dragon'],
    ['サイクロソ', 'Mystical Space Typhoon'],
  ])('%s is nearly %s: what no card is called finds what is called like it', (text, name) => {
    expect(like({ text }).isNear).toBe(name !== 'nothing');
    if (name !== 'nothing') expect(namesNear({ text })).toContain(name);
  });

  test('a word that stands on some card means that word, and no other that is like it', () => {
    expect(like({ text: 'dragon thunder' }).isNear).toBe(false);
    expect(like({ text: 'pot dragon' })).toEqual({ cards: [], isNear: false });
  });

  test('nearly means nearly: two letters are not guessed at, and filters hold for what is like it too', () => {
    expect(like({ text: 'qx' })).toEqual({ cards: [], isNear: false });
    expect(like({ text: 'Mystcal Space', kind: 'monster' }).cards).toEqual([]);
  });

  test('words of card texts may be mistyped too, when texts are searched', () => {
    expect(namesNear({ text: 'gravyard' })).toContain('Mammoth Graveyard');
    expect(namesNear({ text: 'gravyard' })).not.toContain('Call of the Haunted');
    expect(like({ text: 'gravyard', inTexts: true }).cards.length).toBeGreaterThan(50);
  });

  test.each([
    ['mst', 'Mystical Space Typhoon'],
    ['bls', 'Black Luster Soldier - Envoy of the Beginning'],
    ['TER', 'Thousand-Eyes Restrict'],
    ['ddwl', 'D.D. Warrior Lady'],
    ['rota', 'Reinforcement of the Army'],
  ])('%s, as players say, finds %s', (text, name) => {
    expect(exact({ text }).map(({ en }) => en)).toContain(name);
  });

  test('only the cards that are given are found, if some are given', () => {
    const only = new Set(exact({ text: 'thunder dragon' }).map(({ id }) => id));
    expect(exact({ only }).map(({ id }) => id)).toEqual([...only]);
    expect(exact({ only, text: 'greed' })).toEqual([]);
  });
});
