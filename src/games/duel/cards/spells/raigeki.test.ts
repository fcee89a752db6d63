import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Raigeki destroys all monsters of the opponent and none of its user', () => {
  plays({
    players: [
      { hand: ['Raigeki'], monsters: [{ card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Gemini Elf', position: 'set' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki' }],
    expect: {
      players: [{ monsters: [{ card: 'Celtic Guardian' }] }, { monsters: [], graveyard: ['Vorse Raider', 'Gemini Elf'] }],
    },
  });
});

test('against an empty field it cannot be activated', () => {
  plays({
    players: [{ hand: ['Raigeki'], monsters: [{ card: 'Celtic Guardian' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Raigeki' }, rule: 'nothing-to-act-on' }],
  });
});
