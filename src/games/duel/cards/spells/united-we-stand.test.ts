import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('United We Stand counts the face-up monsters of its controller at every moment', () => {
  plays({
    players: [
      {
        hand: ['United We Stand', 'Celtic Guardian'],
        monsters: [{ card: 'Vorse Raider' }, { card: 'Gemini Elf', position: 'set' }],
      },
      { monsters: [{ card: 'Gemini Elf' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'United We Stand', choose: ['Vorse Raider'] },
      { do: 'expect', players: [{ monsters: [{ card: 'Vorse Raider', atk: 2700, def: 2000 }, { card: 'Gemini Elf' }] }, {}] },
      { player: 0, do: 'normalSummon', card: 'Celtic Guardian' },
    ],
    expect: { players: [{ monsters: [{ card: 'Vorse Raider', atk: 3500, def: 2800 }, {}, {}] }, {}] },
  });
});

test("on an opposing monster it counts its own controller's monsters", () => {
  plays({
    players: [{ hand: ['United We Stand'] }, { monsters: [{ card: 'Gemini Elf' }] }],
    steps: [{ player: 0, do: 'activate', card: 'United We Stand', choose: ['Gemini Elf'] }],
    expect: { players: [{}, { monsters: [{ card: 'Gemini Elf', atk: 1900 }] }] },
  });
});
