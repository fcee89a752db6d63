import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Spellbinding Circle stops the attack of its target, which can neither attack nor change position after that', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { spellsTraps: [{ card: 'Spellbinding Circle', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Spellbinding Circle', choose: ['Vorse Raider'] },
      { player: 0, do: 'endTurn' },
      { player: 1, do: 'endTurn' },
      { do: 'illegal', step: { player: 0, do: 'changePosition', card: 'Vorse Raider' }, rule: 'bound-by-card' },
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' }, rule: 'bound-by-card' },
    ],
    expect: { players: [{}, { lp: 8000 }] },
  });
});

test('it goes when its monster is destroyed, and stays when that is tributed', () => {
  plays({
    players: [
      { hand: ['Dark Hole'], monsters: [{ card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Spellbinding Circle', face: 'up', linkedTo: 'Vorse Raider@0:monster:0' }] },
    ],
    steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }],
    expect: { players: [{}, { spellsTraps: [], graveyard: ['Spellbinding Circle'] }] },
  });
  plays({
    players: [
      { hand: ['Mobius the Frost Monarch'], monsters: [{ card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Spellbinding Circle', face: 'up', linkedTo: 'Vorse Raider@0:monster:0' }] },
    ],
    steps: [
      { player: 0, do: 'normalSummon', card: 'Mobius the Frost Monarch', choose: ['Vorse Raider'] },
      { player: 0, do: 'answer', value: false },
    ],
    expect: { players: [{}, { spellsTraps: [{ card: 'Spellbinding Circle', face: 'up' }] }] },
  });
});
