import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Dark Spirit of the Silent negates the attack and makes another monster attack, put in attack position', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian', position: 'defense' }] },
      { monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Dark Spirit of the Silent', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Gemini Elf' },
      { player: 1, do: 'activate', card: 'Dark Spirit of the Silent' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Gemini Elf' }, rule: 'attack-once' },
    ],
    expect: {
      events: ['negate Vorse Raider', 'attack Celtic Guardian', 'destroy Celtic Guardian'],
      players: [{ lp: 7500, monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Gemini Elf' }] }],
    },
  });
});

test('without another face-up monster on the attacking side it is not used', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian', position: 'set' }] },
      { spellsTraps: [{ card: 'Dark Spirit of the Silent', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 0, do: 'pass' },
      { do: 'illegal', now: true, step: { player: 1, do: 'activate', card: 'Dark Spirit of the Silent' }, rule: 'no-target' },
    ],
  });
});

test('its attacker gone there is nothing to negate: the other monster does not attack, nor is it turned', () => {
  plays({
    players: [
      {
        hand: ['Kuriboh'],
        monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian', position: 'defense' }],
        spellsTraps: [{ card: 'Raigeki Break', face: 'set' }],
      },
      { spellsTraps: [{ card: 'Dark Spirit of the Silent', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Dark Spirit of the Silent', choose: ['Celtic Guardian'] },
      { player: 0, do: 'activate', card: 'Raigeki Break', choose: ['Kuriboh', 'Vorse Raider'] },
    ],
    expect: {
      prompt: { player: 0, kind: 'battle' },
      players: [{ monsters: [{ card: 'Celtic Guardian', position: 'defense' }] }, { lp: 8000 }],
    },
  });
});
