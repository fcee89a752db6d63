import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Magical Arm Shield lets the attack fall on another monster of the attacking side', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Gemini Elf', position: 'set' }], spellsTraps: [{ card: 'Magical Arm Shield', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Gemini Elf' },
      { player: 1, do: 'activate', card: 'Magical Arm Shield', choose: ['Celtic Guardian'] },
    ],
    expect: {
      players: [
        { graveyard: ['Celtic Guardian'], monsters: [{ card: 'Vorse Raider' }] },
        { lp: 7500, monsters: [{ card: 'Gemini Elf' }] },
      ],
    },
  });
});

test('a monster that survives goes back when the Battle Phase ends', () => {
  plays({
    players: [
      { monsters: [{ card: 'Celtic Guardian' }, { card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Gemini Elf', position: 'set' }], spellsTraps: [{ card: 'Magical Arm Shield', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Gemini Elf' },
      { player: 1, do: 'activate', card: 'Magical Arm Shield' },
      { do: 'expect', players: [{ lp: 7500, monsters: [] }, { monsters: [{ card: 'Gemini Elf' }, { card: 'Vorse Raider' }] }] },
      { player: 0, do: 'enter', to: 'main2' },
    ],
    expect: { phase: 'main2', players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'Gemini Elf' }] }] },
  });
});

test('it needs an own monster, and an opposing one that does not attack', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] },
      { spellsTraps: [{ card: 'Magical Arm Shield', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Magical Arm Shield' } },
    ],
  });
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Magical Arm Shield', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Gemini Elf' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Magical Arm Shield' }, rule: 'no-target' },
    ],
  });
});
