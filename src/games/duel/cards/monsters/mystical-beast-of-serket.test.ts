import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('without a face-up Temple of the Kings of its controller, Mystical Beast of Serket is destroyed at once', () => {
  plays({
    players: [
      { hand: ['Mystical Beast of Serket'], monsters: [{ card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Temple of the Kings', face: 'up' }] },
    ],
    steps: [{ player: 0, do: 'normalSummon', card: 'Mystical Beast of Serket', choose: ['Vorse Raider'] }],
    expect: { chain: [], players: [{ monsters: [], graveyard: ['Vorse Raider', 'Mystical Beast of Serket'] }, {}] },
  });
  plays({
    players: [
      { hand: ['Mystical Space Typhoon'] },
      { monsters: [{ card: 'Mystical Beast of Serket' }], spellsTraps: [{ card: 'Temple of the Kings', face: 'up' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Temple of the Kings'] }],
    expect: { players: [{}, { monsters: [], graveyard: ['Temple of the Kings', 'Mystical Beast of Serket'] }] },
  });
});

test('what it destroys by battle is removed from play and gives it 500 ATK', () => {
  plays({
    players: [
      { monsters: [{ card: 'Mystical Beast of Serket' }], spellsTraps: [{ card: 'Temple of the Kings', face: 'up' }] },
      { monsters: [{ card: 'Witch of the Black Forest' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Mystical Beast of Serket', target: 'Witch of the Black Forest' },
    ],
    expect: {
      prompt: { player: 0, kind: 'battle' },
      players: [
        { monsters: [{ card: 'Mystical Beast of Serket', atk: 3000 }] },
        { lp: 6600, graveyard: [], banished: ['Witch of the Black Forest'] },
      ],
    },
  });
});

test('destroyed itself, it sets nothing off', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Summoned Skull' }],
        spellsTraps: [{ card: 'Divine Wrath', face: 'set' }],
        hand: ['Umi'],
      },
      { monsters: [{ card: 'Mystical Beast of Serket' }], spellsTraps: [{ card: 'Temple of the Kings', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Summoned Skull', target: 'Mystical Beast of Serket' },
      { do: 'expect', chain: [], prompt: { player: 0, kind: 'battle' } },
    ],
    expect: { players: [{ banished: ['Summoned Skull'] }, { graveyard: ['Mystical Beast of Serket'] }] },
  });
});
