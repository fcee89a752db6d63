import { describe, expect, test } from 'vitest';
import { outcomeOf, plays, type TestScenario } from './testing';

const GUARDIAN = 'Celtic Guardian';
const FISH = '7 Colored Fish';

describe('the position', () => {
  test('piles, zones and marks are set up as listed', () => {
    const final = plays({
      turn: 6,
      turnPlayer: 1,
      phase: 'main2',
      players: [
        {
          lp: 3000,
          hand: ['Umi'],
          deck: ['Sangan', FISH],
          graveyard: ['Kuriboh', 'Jinzo'],
          banished: [GUARDIAN],
          monsters: [
            { card: FISH, zone: 1 },
            { card: GUARDIAN, position: 'set' },
            { card: GUARDIAN, position: 'defense' },
          ],
        },
        {
          monsters: [{ card: FISH, owner: 0, counters: { spell: 2 } }],
          spellsTraps: [
            { card: 'Axe of Despair', face: 'up', equippedTo: `${FISH}@1:monster:0` },
            { card: 'Waboku', zone: 0 },
          ],
          fieldSpell: { card: 'Umi', face: 'up' },
        },
      ],
    });
    expect(final).toMatchObject({ turn: 6, turnPlayer: 1, phase: 'main2', prompt: { player: 1, kind: 'idle' } });
    expect(final.players[0]).toMatchObject({
      lp: 3000,
      hand: ['Umi'],
      deck: ['Sangan', FISH],
      graveyard: ['Kuriboh', 'Jinzo'],
      banished: [GUARDIAN],
      monsters: [
        { card: GUARDIAN, zone: 0, position: 'set' },
        { card: FISH, zone: 1 },
        { card: GUARDIAN, zone: 2, position: 'defense' },
      ],
    });
    expect(final.players[1]).toMatchObject({
      deckCount: 20,
      monsters: [{ card: FISH, owner: 0, controller: 1, counters: { spell: 2 }, atk: 3000 }],
      spellsTraps: [
        { card: 'Waboku', zone: 0, face: 'set' },
        { card: 'Axe of Despair', zone: 1, face: 'up', equippedTo: `${FISH}@1:monster:0` },
      ],
      fieldSpell: { card: 'Umi', face: 'up' },
    });
  });

  test('what cannot be set up is said with its path', () => {
    const bad = (players: TestScenario['players'], path: RegExp): void => {
      const { bad: isBad, failures } = outcomeOf({ players });
      expect(isBad).toBe(true);
      expect(failures[0]).toMatch(path);
    };
    bad(
      [{ monsters: Array.from({ length: 6 }, () => ({ card: FISH })) }, {}],
      /^\$\.players\[0\]\.monsters\[5\]: expected at most 5/,
    );
    bad(
      [
        {},
        {
          monsters: [
            { card: FISH, zone: 2 },
            { card: FISH, zone: 2 },
          ],
        },
      ],
      /^\$\.players\[1\]\.monsters\[1\]\.zone: expected a free zone, got 2/,
    );
    bad(
      [{ spellsTraps: [{ card: 'Axe of Despair', face: 'up', equippedTo: FISH }] }, {}],
      /^\$\.players\[0\]\.spellsTraps\[0\]\.equippedTo: expected a monster on the field, got 7 Colored Fish/,
    );
    bad([{ monsters: [{ card: 'Umi' }] }, {}], /^\$\.players\[0\]\.monsters\[0\]\.card: expected a monster, got Umi/);
  });

  test('a dealt duel begins with five cards each from the top of the decks', () => {
    const deck = [FISH, GUARDIAN, 'Sangan', 'Umi', 'Waboku', 'Kuriboh', 'Jinzo'];
    plays({
      turn: 1,
      phase: 'draw',
      deal: true,
      players: [{ deck }, { deck }],
      steps: [
        {
          do: 'expect',
          turn: 1,
          phase: 'main1',
          players: [
            { hand: deck.slice(0, 6), ordered: true, deck: ['Jinzo'] },
            { hand: deck.slice(0, 5), ordered: true },
          ],
        },
      ],
    });
  });

  test('shuffles keep the order unless the scenario shuffles', () => {
    const deck = ['Sangan', ...Array<string>(8).fill(GUARDIAN), FISH, 'Umi', 'Kuriboh', 'Jinzo', 'Waboku'];
    const scenario: TestScenario = {
      players: [{ hand: ['Dark Hole'], monsters: [{ card: 'Sangan' }], deck }, {}],
      steps: [
        { player: 0, do: 'activate', card: 'Dark Hole' },
        { player: 0, do: 'choose', cards: ['Kuriboh'] },
      ],
    };
    const kept = plays(scenario).players[0].deck;
    expect(kept).toEqual(deck.filter((card) => card !== 'Kuriboh'));
    const shuffled = plays({ ...scenario, shuffle: true }).players[0].deck;
    expect(shuffled).not.toEqual(kept);
    expect([...shuffled].sort()).toEqual([...kept].sort());
  });

  test('a fixed random card that is not there fails the scenario', () => {
    const scenario: TestScenario = {
      players: [{ monsters: [{ card: 'Don Zaloog' }] }, { hand: ['Umi', 'Sangan'] }],
      steps: [
        { player: 0, do: 'enter', to: 'battle' },
        { player: 0, do: 'attack', card: 'Don Zaloog', target: 'direct' },
        { player: 0, do: 'answer', value: true },
        { player: 0, do: 'answer', value: 0 },
      ],
    };
    plays({ ...scenario, randomCards: ['Sangan'], expect: { players: [{}, { hand: ['Umi'], graveyard: ['Sangan'] }] } });
    const { failures } = outcomeOf({ ...scenario, randomCards: ['Kuriboh'] });
    expect(failures.join()).toMatch(/the card Kuriboh is not among the cards to pick from/);
  });

  test('what effects on the field change at once has changed before the first step', () => {
    plays({
      players: [
        { monsters: [{ card: 'Summoned Skull' }, { card: 'Thunder Nyan Nyan' }] },
        { spellsTraps: [{ card: 'Level Limit - Area B', face: 'up' }] },
      ],
      steps: [
        { player: 0, do: 'enter', to: 'battle' },
        { do: 'illegal', step: { player: 0, do: 'attack', card: 'Summoned Skull' } },
      ],
      expect: {
        players: [{ monsters: [{ card: 'Summoned Skull', position: 'defense' }], graveyard: ['Thunder Nyan Nyan'] }, {}],
      },
    });
  });
});
