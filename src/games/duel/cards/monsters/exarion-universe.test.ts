import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('attacking a monster in defense position, Exarion Universe may give up 400 ATK to pierce', () => {
  plays({
    players: [
      { monsters: [{ card: 'Exarion Universe' }] },
      { monsters: [{ card: 'Celtic Guardian', position: 'defense' }], spellsTraps: [{ card: 'Sakuretsu Armor', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Exarion Universe', target: 'Celtic Guardian' },
      { player: 0, do: 'activate', card: 'Exarion Universe' },
    ],
    expect: { players: [{ monsters: [{ card: 'Exarion Universe', atk: 1400 }] }, { lp: 7800, graveyard: ['Celtic Guardian'] }] },
  });
});

test('it may also do so after the declaration window, and not against attack position', () => {
  plays({
    players: [{ monsters: [{ card: 'Exarion Universe' }] }, { monsters: [{ card: 'Celtic Guardian', position: 'defense' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Exarion Universe', target: 'Celtic Guardian' },
      { player: 0, do: 'pass' },
      { player: 1, do: 'pass' },
      { player: 0, do: 'activate', card: 'Exarion Universe' },
    ],
    expect: { players: [{}, { lp: 7800 }] },
  });
  plays({
    players: [{ monsters: [{ card: 'Exarion Universe' }] }, { monsters: [{ card: 'Celtic Guardian' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Exarion Universe', target: 'Celtic Guardian' },
      { do: 'illegal', now: true, step: { player: 0, do: 'activate', card: 'Exarion Universe' }, rule: 'while-it-battles' },
    ],
  });
});

test('what it takes and gives ends in the End Phase, before the window of that phase', () => {
  plays({
    rules: ['R344'],
    players: [
      { monsters: [{ card: 'Exarion Universe' }] },
      { monsters: [{ card: 'Giant Soldier of Stone', position: 'defense' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Exarion Universe', target: 'Giant Soldier of Stone' },
      { player: 0, do: 'activate', card: 'Exarion Universe' },
      { player: 0, do: 'enter', to: 'main2' },
      { do: 'expect', phase: 'main2', players: [{ monsters: [{ card: 'Exarion Universe', atk: 1400 }] }, {}] },
      { player: 0, do: 'enter', to: 'end' },
      { player: 0, do: 'pass', when: { phase: 'end' } },
      { do: 'expect', now: true, phase: 'end', players: [{ monsters: [{ card: 'Exarion Universe', atk: 1800 }] }, {}] },
    ],
  });
});
