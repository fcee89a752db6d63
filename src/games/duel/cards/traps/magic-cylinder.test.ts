import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test("Magic Cylinder negates the attack and deals the attacker's ATK to its player", () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] },
      { spellsTraps: [{ card: 'Magic Cylinder', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Magic Cylinder' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' }, rule: 'attack-once' },
      { do: 'legal', step: { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'direct' } },
    ],
    expect: {
      phase: 'battle',
      players: [
        { lp: 6100, monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] },
        { lp: 8000, graveyard: ['Magic Cylinder'] },
      ],
    },
  });
});

test('an attacker that is destroyed first leaves it without effect', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      {
        spellsTraps: [
          { card: 'Magic Cylinder', face: 'set' },
          { card: 'Sakuretsu Armor', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Magic Cylinder' },
      { player: 0, do: 'pass' },
      { player: 1, do: 'activate', card: 'Sakuretsu Armor' },
    ],
    expect: { players: [{ lp: 8000, monsters: [] }, { lp: 8000 }] },
  });
});

test('after a replay the attack is no declaration any more', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      {
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [
          { card: 'Magic Cylinder', face: 'set' },
          { card: 'Scapegoat', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Scapegoat' },
      { player: 0, do: 'replay', target: 'Celtic Guardian' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Magic Cylinder' }, rule: 'attack-declared-only' },
    ],
  });
});

test.each(['Magic Cylinder', 'Draining Shield'])('%s does nothing to an attacker that was turned face-down in answer', (card) => {
  plays({
    players: [{ hand: ['Book of Moon'], monsters: [{ card: 'Gemini Elf' }] }, { spellsTraps: [{ card, face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'activate', card },
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Gemini Elf'] },
    ],
    expect: {
      players: [
        { lp: 8000, monsters: [{ card: 'Gemini Elf', position: 'set' }] },
        { lp: 8000, graveyard: [card] },
      ],
    },
  });
});
