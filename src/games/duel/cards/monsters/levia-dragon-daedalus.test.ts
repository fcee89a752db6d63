import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('for A Legendary Ocean, which counts as Umi, Levia-Dragon - Daedalus destroys everything else', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Levia-Dragon - Daedalus' }, { card: 'Vorse Raider' }],
        fieldSpell: { card: 'A Legendary Ocean', face: 'up' },
      },
      { monsters: [{ card: 'Gemini Elf' }], spellsTraps: [{ card: 'Mirror Force', face: 'set' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Levia-Dragon - Daedalus' }],
    expect: {
      players: [
        { fieldSpell: null, monsters: [{ card: 'Levia-Dragon - Daedalus' }] },
        { monsters: [], spellsTraps: [] },
      ],
    },
  });
});

test('an Umi of the opponent does not pay for it', () => {
  plays({
    players: [{ monsters: [{ card: 'Levia-Dragon - Daedalus' }] }, { fieldSpell: { card: 'Umi', face: 'up' } }],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Levia-Dragon - Daedalus' }, rule: 'cost-to-graveyard' }],
  });
});

test('turned face-down in answer it is still the same card: all others are destroyed', () => {
  plays({
    players: [
      { monsters: [{ card: 'Levia-Dragon - Daedalus' }, { card: 'Kuriboh' }], fieldSpell: { card: 'Umi', face: 'up' } },
      { monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Book of Moon', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Levia-Dragon - Daedalus' },
      { player: 1, do: 'activate', card: 'Book of Moon', choose: ['Levia-Dragon - Daedalus'] },
    ],
    expect: {
      players: [
        { monsters: [{ card: 'Levia-Dragon - Daedalus', position: 'set' }], graveyard: ['Umi', 'Kuriboh'] },
        { monsters: [], spellsTraps: [] },
      ],
    },
  });
});
