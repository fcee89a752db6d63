import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('turned up and used at once, then again: 500 Life Points for each further summon or Set', () => {
  plays({
    players: [
      { hand: ['Celtic Guardian', 'Vorse Raider', 'Gemini Elf'], spellsTraps: [{ card: 'Ultimate Offering', face: 'set' }] },
      {},
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Celtic Guardian' },
      { player: 0, do: 'activate', card: 'Ultimate Offering', effect: 0 },
      { player: 0, do: 'choose', cards: ['Vorse Raider'] },
      { player: 0, do: 'answer', value: 'summon' },
      { player: 0, do: 'activate', card: 'Ultimate Offering' },
      { player: 0, do: 'choose', cards: ['Gemini Elf'] },
      { player: 0, do: 'answer', value: 'set' },
    ],
    expect: {
      players: [
        {
          lp: 7000,
          monsters: [
            { card: 'Celtic Guardian' },
            { card: 'Vorse Raider', position: 'attack' },
            { card: 'Gemini Elf', position: 'set' },
          ],
        },
        {},
      ],
    },
  });
});

test('it may be turned up alone, for nothing; its use needs a monster in the hand', () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Ultimate Offering', face: 'set' }] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Ultimate Offering', effect: 0 } },
      { player: 0, do: 'activate', card: 'Ultimate Offering', effect: 1 },
    ],
    expect: { players: [{ lp: 8000, spellsTraps: [{ card: 'Ultimate Offering', face: 'up' }] }, {}] },
  });
});

test('used by the defender after an attack was declared, its summon causes a replay', () => {
  plays({
    turnPlayer: 1,
    players: [
      {
        hand: ['Vorse Raider'],
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [{ card: 'Ultimate Offering', face: 'up' }],
      },
      { monsters: [{ card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Gemini Elf', target: 'Celtic Guardian' },
      { player: 0, do: 'activate', card: 'Ultimate Offering' },
      { player: 0, do: 'choose', cards: ['Vorse Raider'] },
      { player: 0, do: 'answer', value: 'summon' },
      { do: 'legal', step: { player: 1, do: 'replay', target: 'Vorse Raider' } },
      { player: 1, do: 'replay', target: 'cancel' },
    ],
    expect: {
      players: [{ lp: 7500, monsters: [{ card: 'Celtic Guardian' }, { card: 'Vorse Raider', position: 'attack' }] }, {}],
    },
  });
});

test("its effect is for the own Main Phases and the opponent's Battle Phase, not the own one", () => {
  plays({
    phase: 'battle',
    players: [{ hand: ['Vorse Raider'], spellsTraps: [{ card: 'Ultimate Offering', face: 'up' }] }, {}],
    steps: [
      {
        do: 'illegal',
        step: { player: 0, do: 'activate', card: 'Ultimate Offering' },
        rule: 'own-main-or-opposing-battle-phase',
      },
    ],
  });
});

test('the monster it brings in the Battle Phase can be answered like any other summon before the attack goes on', () => {
  plays({
    turnPlayer: 1,
    players: [
      {
        hand: ['Vorse Raider'],
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [{ card: 'Ultimate Offering', face: 'up' }],
      },
      { monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Trap Hole', face: 'set' }] },
    ],
    steps: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Gemini Elf', target: 'Celtic Guardian' },
      { player: 0, do: 'activate', card: 'Ultimate Offering' },
      { player: 0, do: 'answer', value: 'summon' },
      { player: 1, do: 'activate', card: 'Trap Hole', choose: ['Vorse Raider'] },
    ],
    expect: { players: [{ lp: 7000, graveyard: ['Vorse Raider', 'Celtic Guardian'] }, {}] },
  });
});

test('its effect is no card activation, but the summon that it makes at Chain Link 1 can be negated', () => {
  plays({
    players: [
      { hand: ['Vorse Raider'], spellsTraps: [{ card: 'Ultimate Offering', face: 'up' }] },
      { spellsTraps: [{ card: 'Solemn Judgment', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Ultimate Offering' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Solemn Judgment' }, now: true },
      { player: 0, do: 'answer', value: 'summon' },
      { player: 1, do: 'activate', card: 'Solemn Judgment' },
    ],
    expect: { players: [{ lp: 7500, graveyard: ['Vorse Raider'] }, { lp: 4000 }] },
  });
});

test('an attack that goes on after the replay is not declared again: Mirror Force is out, Book of Moon is not', () => {
  plays({
    turnPlayer: 1,
    players: [
      {
        hand: ['Vorse Raider'],
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [
          { card: 'Ultimate Offering', face: 'set' },
          { card: 'Mirror Force', face: 'set' },
          { card: 'Book of Moon', face: 'set' },
        ],
      },
      { monsters: [{ card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Gemini Elf', target: 'Celtic Guardian' },
      { player: 0, do: 'activate', card: 'Ultimate Offering', effect: 0 },
      { player: 0, do: 'answer', value: 'summon' },
      { player: 1, do: 'replay', target: 'Vorse Raider' },
      { do: 'legal', step: { player: 0, do: 'activate', card: 'Book of Moon' } },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Mirror Force' } },
    ],
    expect: { players: [{ graveyard: ['Vorse Raider'] }, { graveyard: ['Gemini Elf'] }] },
  });
});

test('destroyed before its activation has resolved, it summons nothing and the Life Points are gone', () => {
  plays({
    players: [
      { hand: ['Vorse Raider'], spellsTraps: [{ card: 'Ultimate Offering', face: 'set' }] },
      { spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Ultimate Offering', effect: 0 },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Ultimate Offering'] },
    ],
    expect: { players: [{ lp: 7500, hand: ['Vorse Raider'] }, {}] },
  });
});

test('it may be used again in the very chain in which it is turned up', () => {
  plays({
    players: [{ hand: ['Vorse Raider', 'Gemini Elf'], spellsTraps: [{ card: 'Ultimate Offering', face: 'set' }] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Ultimate Offering', effect: 0 },
      { player: 0, do: 'activate', card: 'Ultimate Offering' },
      { player: 0, do: 'choose', cards: ['Gemini Elf'] },
      { player: 0, do: 'answer', value: 'summon' },
      { player: 0, do: 'answer', value: 'summon' },
    ],
    expect: { players: [{ lp: 7000, hand: [], monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }] }, {}] },
  });
});
