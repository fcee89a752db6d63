import { expect, test } from 'vitest';
import { readScenario, setUp } from '../../scenario';
import { plays } from '../../scenario/testing';
import { duelGame } from '../index';

test('Normal Summoned, Marauding Captain may bring a monster of Level 4 or lower from the hand', () => {
  plays({
    players: [{ hand: ['Marauding Captain', 'Vorse Raider', 'Jinzo'] }, {}],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Marauding Captain' },
      { player: 0, do: 'answer', value: true },
      { do: 'illegal', step: { player: 0, do: 'choose', cards: ['Jinzo'] } },
      { player: 0, do: 'choose', cards: ['Vorse Raider'] },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: {
      events: ['chainLink Marauding Captain', 'specialSummon Vorse Raider'],
      players: [{ monsters: [{ card: 'Marauding Captain' }, { card: 'Vorse Raider' }], hand: ['Jinzo'] }, {}],
    },
  });
});

test('it may be left out, and Special Summoned it does nothing', () => {
  plays({
    players: [{ hand: ['Marauding Captain', 'Vorse Raider'] }, {}],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Marauding Captain' },
      { player: 0, do: 'answer', value: false },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ monsters: [{ card: 'Marauding Captain' }] }, {}] },
  });
  plays({
    players: [{ hand: ['Monster Reborn', 'Vorse Raider'], graveyard: ['Marauding Captain'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Monster Reborn' },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ monsters: [{ card: 'Marauding Captain' }] }, {}] },
  });
});

test('other face-up Warriors on its side cannot be attacked; face-down ones and other monsters can', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      {
        monsters: [
          { card: 'Marauding Captain' },
          { card: 'Celtic Guardian' },
          { card: 'Exiled Force', position: 'set' },
          { card: 'Kuriboh' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      {
        do: 'illegal',
        step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
        rule: 'protected-from-attack',
      },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Exiled Force' } },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Kuriboh' } },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Marauding Captain' } },
    ],
  });
});

test('two Captains leave nothing to attack', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Marauding Captain' }, { card: 'Marauding Captain' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider' } },
    ],
  });
});

/** The question after its Normal Summon, as its player and as the other one sees it. */
function questions(hand: readonly string[]) {
  const read = readScenario({
    format: 'duel-scenario/1',
    id: 'test',
    steps: [],
    players: [{ hand: ['Marauding Captain', ...hand] }, {}],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const laid = setUp(read.scenario, duelGame);
  if (laid.kind !== 'position') throw new Error(JSON.stringify(laid));
  const run = duelGame.fromState(laid.state);
  run.answer({ do: 'normalSummon', card: laid.state.players[0].hand[0]! });
  run.answer({ do: 'pass' });
  return ([0, 1] as const).map((viewer) => {
    const { kind, values, refused } = run.view(viewer).decision!;
    return { kind, values, refused };
  });
}

test('whether the hand holds a monster for it is hidden: it is asked either way, and without one can only be declined', () => {
  const other = { kind: 'trigger', values: undefined, refused: undefined };
  expect(questions(['Vorse Raider'])).toEqual([{ kind: 'trigger', values: [true, false], refused: undefined }, other]);
  expect(questions(['Jinzo'])).toEqual([{ kind: 'trigger', values: [false], refused: 'nothing-hidden-fits' }, other]);
});

test('with no card in the hand, which everybody sees, and with no free Monster Zone it is not asked', () => {
  expect(questions([]).map(({ kind }) => kind)).toEqual(['respond', 'respond']);
  plays({
    players: [{ hand: ['Marauding Captain', 'Vorse Raider'], monsters: Array(4).fill({ card: 'Kuriboh' }) }, {}],
    steps: [{ player: 0, do: 'normalSummon', card: 'Marauding Captain' }],
    expect: { prompt: { player: 0, kind: 'idle' }, players: [{ hand: ['Vorse Raider'] }, {}] },
  });
});
