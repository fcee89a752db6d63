import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('while Umi is there, attacks do the player of Tornado Wall no damage', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Tornado Wall', face: 'set' }], fieldSpell: { card: 'A Legendary Ocean', face: 'up' } },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Tornado Wall' },
    ],
    expect: { players: [{}, { lp: 8000 }] },
  });
});

test("damage from its player's own attacks stays", () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [{ card: 'Tornado Wall', face: 'up' }],
        fieldSpell: { card: 'Umi', face: 'up' },
      },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Vorse Raider' },
    ],
    expect: { players: [{ lp: 7500 }, {}] },
  });
});

test('it is not turned up without Umi, and goes when Umi goes', () => {
  plays({
    players: [{ spellsTraps: [{ card: 'Tornado Wall', face: 'set' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Tornado Wall' }, rule: 'needs-another-card' }],
  });
  plays({
    players: [
      { hand: ['Mystical Space Typhoon'] },
      { spellsTraps: [{ card: 'Tornado Wall', face: 'up' }], fieldSpell: { card: 'Umi', face: 'up' } },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Umi'] }],
    expect: { players: [{}, { spellsTraps: [], graveyard: ['Tornado Wall', 'Umi'] }] },
  });
});
