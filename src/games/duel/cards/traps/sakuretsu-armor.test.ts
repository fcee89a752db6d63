import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Sakuretsu Armor destroys the attacking monster', () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Sakuretsu Armor', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'activate', card: 'Sakuretsu Armor', choose: ['Gemini Elf'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider' }], graveyard: ['Gemini Elf'] }, { lp: 8000 }] },
  });
});

test('Sakuretsu Armor destroys it though it has been turned face-down in the chain', () => {
  plays({
    players: [
      { hand: ['Book of Moon'], monsters: [{ card: 'Gemini Elf' }] },
      { spellsTraps: [{ card: 'Sakuretsu Armor', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'activate', card: 'Sakuretsu Armor' },
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Gemini Elf'] },
    ],
    expect: { players: [{ monsters: [], graveyard: ['Gemini Elf', 'Book of Moon'] }, {}] },
  });
});

test('Sakuretsu Armor is not used outside an attack declaration', () => {
  plays({
    players: [{ monsters: [{ card: 'Gemini Elf' }] }, { spellsTraps: [{ card: 'Sakuretsu Armor', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Sakuretsu Armor' }, rule: 'attack-declared-only' },
    ],
  });
});

test('Sakuretsu Armor destroys the monster that declared the attack, though another one is made to attack in its place', () => {
  plays({
    players: [
      { monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Sakuretsu Armor' }, { card: 'Dark Spirit of the Silent' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'activate', card: 'Sakuretsu Armor', choose: ['Gemini Elf'] },
      { player: 1, do: 'activate', card: 'Dark Spirit of the Silent', choose: ['Vorse Raider'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider' }], graveyard: ['Gemini Elf'] }, { lp: 6100 }] },
  });
});
