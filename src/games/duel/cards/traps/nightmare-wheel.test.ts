import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Nightmare Wheel binds an opposing monster and deals 500 damage in each own Standby Phase', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Nightmare Wheel', face: 'up', linkedTo: 'Vorse Raider@0:monster:0' }] },
    ],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'changePosition', card: 'Vorse Raider' }, rule: 'bound-by-card' },
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' }, rule: 'bound-by-card' },
      { player: 0, do: 'endTurn' },
      { do: 'expect', turn: 4, players: [{ lp: 7500 }, {}] },
      { player: 1, do: 'endTurn' },
    ],
    expect: { turn: 5, players: [{ lp: 7500 }, { lp: 8000 }] },
  });
});

test('only opposing monsters are targets, face-down ones too', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }], spellsTraps: [{ card: 'Nightmare Wheel', face: 'set' }] }, {}],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Nightmare Wheel' }, rule: 'no-target' }],
  });
  plays({
    players: [
      { spellsTraps: [{ card: 'Nightmare Wheel', face: 'set' }] },
      { monsters: [{ card: 'Vorse Raider', position: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Nightmare Wheel' },
      { player: 0, do: 'endTurn' },
      { do: 'illegal', step: { player: 1, do: 'flipSummon', card: 'Vorse Raider' }, rule: 'bound-by-card' },
    ],
  });
});

test('it is destroyed when its monster leaves, also by being tributed', () => {
  plays({
    players: [
      { hand: ['Mobius the Frost Monarch'], monsters: [{ card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Nightmare Wheel', face: 'up', linkedTo: 'Vorse Raider@0:monster:0' }] },
    ],
    steps: [{ player: 0, do: 'normalSummon', card: 'Mobius the Frost Monarch', choose: ['Vorse Raider'] }],
    expect: { players: [{}, { spellsTraps: [], graveyard: ['Nightmare Wheel'] }] },
  });
});

test('it stays without its monster when that is turned face-down, and deals nothing then', () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Nightmare Wheel', face: 'set' }] },
      { hand: ['Book of Moon'], monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Nightmare Wheel', choose: ['Celtic Guardian'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'activate', card: 'Book of Moon', choose: ['Celtic Guardian'] },
      { player: 1, do: 'endTurn' },
      { do: 'expect', turnPlayer: 0, phase: 'main1' },
    ],
    expect: { players: [{ spellsTraps: [{ card: 'Nightmare Wheel', face: 'up' }] }, { lp: 8000 }] },
  });
});

test('turned face-down in answer to its damage, its monster is on it no more: nothing is dealt', () => {
  plays({
    phase: 'standby',
    players: [
      { spellsTraps: [{ card: 'Nightmare Wheel', face: 'up', linkedTo: 'Celtic Guardian@1:monster:0' }] },
      { monsters: [{ card: 'Celtic Guardian' }], spellsTraps: [{ card: 'Book of Moon', face: 'set' }] },
    ],
    steps: [{ player: 1, do: 'activate', card: 'Book of Moon', choose: ['Celtic Guardian'] }],
    expect: { players: [{ spellsTraps: [{ card: 'Nightmare Wheel' }] }, { lp: 8000 }] },
  });
});
