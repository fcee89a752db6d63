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
