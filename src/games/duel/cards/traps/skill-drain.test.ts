import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Skill Drain costs 1000 Life Points and negates the effects of all face-up monsters', () => {
  plays({
    players: [
      { monsters: [{ card: 'Airknight Parshath' }] },
      { monsters: [{ card: 'Celtic Guardian', position: 'defense' }], spellsTraps: [{ card: 'Skill Drain', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Airknight Parshath', target: 'Celtic Guardian' },
      { player: 1, do: 'activate', card: 'Skill Drain' },
    ],
    expect: {
      players: [
        { handCount: 0 },
        { lp: 7000, graveyard: ['Celtic Guardian'], spellsTraps: [{ card: 'Skill Drain', face: 'up' }] },
      ],
    },
  });
});

test('an effect may still be activated, and works if its monster has left the field for the cost', () => {
  plays({
    players: [
      { monsters: [{ card: 'Cannon Soldier' }, { card: 'Celtic Guardian' }] },
      { spellsTraps: [{ card: 'Skill Drain', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Cannon Soldier', choose: ['Celtic Guardian'] },
      { do: 'expect', players: [{}, { lp: 8000 }] },
      { player: 0, do: 'activate', card: 'Cannon Soldier', choose: ['Cannon Soldier'] },
    ],
    expect: { players: [{ graveyard: ['Celtic Guardian', 'Cannon Soldier'] }, { lp: 7500 }] },
  });
});

test('working on the field first, it keeps Jinzo from ever applying', () => {
  plays({
    players: [
      {
        hand: ['Jinzo', 'Umi'],
        monsters: [{ card: 'Celtic Guardian' }],
        spellsTraps: [
          { card: 'Skill Drain', face: 'up' },
          { card: 'Raigeki Break', face: 'set' },
        ],
      },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Jinzo', choose: ['Celtic Guardian'] },
      { player: 0, do: 'activate', card: 'Raigeki Break', choose: ['Umi', 'Vorse Raider'] },
    ],
    expect: { players: [{ monsters: [{ card: 'Jinzo' }] }, { graveyard: ['Vorse Raider'] }] },
  });
});

test('whoever has fewer than 1000 Life Points cannot activate it', () => {
  plays({
    players: [{ lp: 999, spellsTraps: [{ card: 'Skill Drain', face: 'set' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Skill Drain' }, rule: 'cost-life-points' }],
  });
});

test('a flip effect is activated all the same and does nothing', () => {
  plays({
    players: [
      { monsters: [{ card: 'Man-Eater Bug', position: 'set' }] },
      { monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Skill Drain', face: 'up' }] },
    ],
    steps: [
      { player: 0, do: 'flipSummon', card: 'Man-Eater Bug' },
      { player: 0, do: 'choose', cards: ['Vorse Raider'] },
    ],
    expect: { players: [{}, { monsters: [{ card: 'Vorse Raider' }] }] },
  });
});
