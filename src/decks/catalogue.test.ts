import { describe, expect, test } from 'vitest';
import '../games/testing/texts-are-there';
import { duelGame } from '../games/duel/cards';
import { allCardFacts } from '../games/duel/cards/printed';
import { cardTexts } from '../games/duel/cards/data/texts';
import { duelGameOf } from '../engine/duel';
import { seededRandom } from '../engine/kernel';
import { randomAnswer } from '../engine/duel/testing/random-answer';
import { plays } from '../games/duel/scenario/testing';
import { catalogueOf, factsOf, iconOf, isPlayable, KINDS, SUB_KINDS } from './catalogue';
import { PRINTS, printedSubtype } from './printings';

const expertPool = duelGame.pool('expert');
const catalogue = catalogueOf(expertPool);

const card = (name: string) => catalogue.find(({ en }) => en === name)!;
const kindOf = (name: string) => `${card(name).kind} ${card(name).subtype}`;

describe('the catalogue', () => {
  test('holds every card that can be played once, tokens apart', () => {
    const playable = allCardFacts.filter(({ id }) => expertPool.definition(id) !== undefined);
    expect(catalogue.length).toBe(playable.filter(({ subtype }) => subtype !== 'token').length);
    expect(new Set(catalogue.map(({ en }) => en)).size).toBe(catalogue.length);
    expect(catalogue.every(({ id }) => factsOf(id)?.id === id)).toBe(true);
  });

  test('R366: Spells and Traps are told apart by their kind: Mage Power is an Equip Spell, Mirror Force a Normal Trap', () => {
    expect(kindOf('Mage Power')).toBe('spell equip');
    expect(kindOf('Mirror Force')).toBe('trap normal');
  });

  test('R367: six icons divide Spells and Traps, and no icon means normal', () => {
    const icons = new Set(catalogue.map(iconOf));
    expect(icons).toEqual(new Set([undefined, 'equip', 'field', 'quick-play', 'ritual', 'continuous', 'counter']));
    expect(['Pot of Greed', 'Umi', 'Mage Power', 'Mystical Space Typhoon'].map((name) => iconOf(card(name)))).toEqual([
      undefined,
      'field',
      'equip',
      'quick-play',
    ]);
    for (const one of catalogue.filter((facts) => iconOf(facts) === undefined))
      expect(one.kind === 'monster' || one.subtype === 'normal').toBe(true);
  });

  test('R368: there are six Spell kinds and three Trap kinds, each with cards, and nothing else', () => {
    const found = (kind: string) =>
      [...new Set(catalogue.filter((one) => one.kind === kind).map(({ subtype }) => subtype))].sort();
    expect(found('spell')).toEqual(['continuous', 'equip', 'field', 'normal', 'quick-play', 'ritual']);
    expect(found('trap')).toEqual(['continuous', 'counter', 'normal']);
    expect([[...SUB_KINDS.spell].sort(), [...SUB_KINDS.trap].sort()]).toEqual([found('spell'), found('trap')]);
    expect(new Set(catalogue.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  });

  test('R369: the eight digits of a card are a name only: with other digits Dark Hole and its deck play the very same duel', () => {
    const deck = Array.from({ length: 40 }, () => card('Dark Hole').id);
    const play = (offset: number) => {
      // The same cards under other numbers: facts and code know them by these, no rule looks at the digits.
      const pool = {
        ...expertPool,
        facts: (n: number) => factsOrOther(n - offset, offset),
        definition: (n: number) => expertPool.definition(n - offset),
      };
      const run = duelGameOf({ expert: { pool, decks: [] }, modern: { pool, decks: [] } }).start({
        profile: 'expert',
        seed: 'digits',
        decks: [{ main: deck.map((n) => n + offset) }, { main: deck.map((n) => n + offset) }],
      });
      const random = seededRandom('digits');
      const decisions: string[] = [];
      for (let i = 0; run.decision !== undefined && i < 300; i++) {
        decisions.push(run.decision.kind);
        run.answer(randomAnswer(run.decision, random));
      }
      return decisions;
    };
    const factsOrOther = (n: number, offset: number) => {
      const facts = expertPool.facts(n);
      return facts && { ...facts, id: n + offset };
    };
    expect(play(0).length).toBeGreaterThan(50);
    expect(play(7)).toEqual(play(0));
  });

  test('R409: a first-era Trap without an icon is continuous unless its text says that it is destroyed, and the data agree with every print', () => {
    const first = { era: 1, icon: null };
    expect(printedSubtype('trap', { of: card('Solemn Wishes').id, ...first })).toBe('continuous');
    expect(printedSubtype('trap', { of: card('Trap Hole').id, ...first, saysDestroyed: true })).toBe('normal');
    expect(printedSubtype('trap', { of: card('Trap Hole').id, era: 2, icon: null })).toBe('normal');
    expect(printedSubtype('spell', { of: card('Dark Hole').id, ...first })).toBe('normal');
    for (const print of PRINTS) {
      const facts = factsOf(print.of)!;
      if (facts.kind !== 'monster')
        expect(`${facts.en}: ${printedSubtype(facts.kind, print)}`).toBe(`${facts.en}: ${facts.subtype}`);
    }
    expect(printedSubtype('monster', { of: card('Sangan').id, ...first })).toBeUndefined();
  });

  test('R411: the four first-era Counter Traps count as such though no icon is printed on them', () => {
    const names = ['Magic Jammer', 'Seven Tools of the Bandit', 'Horn of Heaven', 'Solemn Judgment'];
    for (const name of names)
      expect(printedSubtype('trap', { of: card(name).id, era: 1, icon: null, saysDestroyed: true })).toBe('counter');
  });

  test('R505: the Expert rules know no Pendulum: no card is of such a kind or speaks of it, and no monster can be used as a Spell', () => {
    expect([...new Set(catalogue.map(({ subtype }) => subtype))].filter((subtype) => /pendulum/i.test(subtype))).toEqual([]);
    expect(catalogue.filter(({ id }) => /pendulum/i.test(cardTexts(id)?.en.join(' ') ?? '')).map(({ en }) => en)).toEqual([]);
    plays({
      players: [{ hand: ['Vorse Raider', 'Sangan'] }, {}],
      steps: ['Vorse Raider', 'Sangan'].map((monster) => ({ do: 'illegal', step: { player: 0, do: 'activate', card: monster } })),
      expect: { players: [{ hand: ['Vorse Raider', 'Sangan'], spellsTraps: [] }, {}] },
    });
  });

  test('a card can be played or is known to be missing', () => {
    expect(isPlayable(expertPool, card('Dark Hole').id)).toBe(true);
    expect([12345678, 900000001].map((passcode) => isPlayable(expertPool, passcode))).toEqual([false, false]);
  });
});
