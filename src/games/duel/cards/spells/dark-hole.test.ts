import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Dark Hole destroys all monsters on the field', () => {
  plays({
    players: [
      { hand: ['Dark Hole'], monsters: [{ card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Gemini Elf', position: 'set' }, { card: 'Vorse Raider' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }],
    expect: {
      players: [
        { monsters: [], graveyard: ['Dark Hole', 'Celtic Guardian'] },
        { monsters: [], graveyard: ['Gemini Elf', 'Vorse Raider'] },
      ],
    },
  });
});

test('Dark Hole is only activated in the own Main Phase, and with a monster on the field', () => {
  plays({
    players: [{ hand: ['Dark Hole'] }, { hand: ['Dark Hole'] }],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Dark Hole' }, rule: 'nothing-to-act-on' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Dark Hole' }, rule: 'spell-own-turn' },
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Dark Hole' }, rule: 'speed-1-timing' },
    ],
  });
});
