import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('an Ojama Token is no tribute for a Tribute Summon', () => {
  plays({
    players: [{ hand: ['Jinzo'], monsters: [{ card: 'Ojama Token', position: 'defense' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Jinzo' }, rule: 'tributes' }],
  });
});

test('destroyed in whatever way, each does 300 damage to its controller', () => {
  plays({
    players: [
      { hand: ['Raigeki'], monsters: [{ card: 'Vorse Raider' }] },
      {
        monsters: [
          { card: 'Ojama Token', position: 'defense' },
          { card: 'Ojama Token', position: 'defense' },
          { card: 'Ojama Token', position: 'defense' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Ojama Token@1:monster:0' },
      { do: 'expect', players: [{}, { lp: 7700 }] },
      { player: 0, do: 'enter', to: 'main2' },
      { player: 0, do: 'activate', card: 'Raigeki' },
    ],
    expect: { players: [{}, { lp: 7100, monsters: [], graveyard: [] }] },
  });
});

test('tributed for a cost it does none', () => {
  plays({
    players: [{ monsters: [{ card: 'Ojama Token', position: 'defense' }, { card: 'Cannon Soldier' }] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Cannon Soldier', choose: ['Ojama Token'] }],
    expect: { players: [{ lp: 8000 }, { lp: 7500 }] },
  });
});

test('a token is no Effect Monster: Skill Drain does not keep the damage away', () => {
  plays({
    players: [
      { hand: ['Raigeki'], spellsTraps: [{ card: 'Skill Drain', face: 'up' }] },
      { monsters: [{ card: 'Ojama Token', position: 'defense' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Raigeki' }],
    expect: { players: [{}, { lp: 7700, monsters: [] }] },
  });
});
