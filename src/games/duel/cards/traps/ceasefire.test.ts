import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Ceasefire turns monsters up without flip effects and deals 500 for each effect monster', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Man-Eater Bug', position: 'set' }, { card: 'Vorse Raider' }],
        spellsTraps: [{ card: 'Ceasefire', face: 'set' }],
      },
      { monsters: [{ card: 'Celtic Guardian', position: 'set' }, { card: 'Sangan' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Ceasefire' }],
    expect: {
      players: [
        { lp: 8000, monsters: [{ card: 'Man-Eater Bug', position: 'defense' }, { card: 'Vorse Raider' }] },
        { lp: 7000, monsters: [{ card: 'Celtic Guardian', position: 'defense' }, { card: 'Sangan' }] },
      ],
    },
  });
});

test('a Jinzo that it turns up does not stop its damage, but the Trap below', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Jinzo', position: 'set' }, { card: 'Sangan' }],
        spellsTraps: [{ card: 'Dust Tornado', face: 'set' }],
      },
      {
        spellsTraps: [
          { card: 'Jar of Greed', face: 'set' },
          { card: 'Ceasefire', face: 'set' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Dust Tornado', choose: ['Jar of Greed'] },
      { player: 1, do: 'activate', card: 'Ceasefire' },
    ],
    expect: {
      players: [
        { lp: 7000, monsters: [{ card: 'Jinzo', position: 'defense' }, { card: 'Sangan' }] },
        { spellsTraps: [{ card: 'Jar of Greed' }] },
      ],
    },
  });
});

test('it needs a face-down monster or a face-up effect monster', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Ceasefire', face: 'set' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Ceasefire' }, rule: 'needs-set-or-effect-monster' }],
  });
});
