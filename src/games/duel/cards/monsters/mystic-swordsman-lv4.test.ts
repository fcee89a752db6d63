import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Mystic Swordsman LV4 can be Set, not Normal Summoned', () => {
  plays({
    players: [{ hand: ['Mystic Swordsman LV4'] }, {}],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'normalSummon', card: 'Mystic Swordsman LV4' }, rule: 'set-only' },
      { player: 0, do: 'setMonster', card: 'Mystic Swordsman LV4' },
    ],
    expect: { players: [{ monsters: [{ card: 'Mystic Swordsman LV4', position: 'set' }] }, {}] },
  });
});

test('it cuts down a face-down monster; a face-up one it battles', () => {
  plays({
    players: [{ monsters: [{ card: 'Mystic Swordsman LV4' }] }, { monsters: [{ card: 'Man-Eater Bug', position: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Mystic Swordsman LV4', target: 'Man-Eater Bug' },
    ],
    expect: { players: [{ monsters: [{ card: 'Mystic Swordsman LV4' }] }, { graveyard: ['Man-Eater Bug'] }] },
  });
  plays({
    players: [{ monsters: [{ card: 'Mystic Swordsman LV4' }] }, { monsters: [{ card: 'Celtic Guardian' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Mystic Swordsman LV4', target: 'Celtic Guardian' },
    ],
    expect: { players: [{}, { lp: 7500, graveyard: ['Celtic Guardian'] }] },
  });
});

test('having destroyed a monster in battle it may be put into the Graveyard in the End Phase, though LV6 is nowhere', () => {
  plays({
    players: [{ monsters: [{ card: 'Mystic Swordsman LV4' }] }, { monsters: [{ card: 'Celtic Guardian' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Mystic Swordsman LV4', target: 'Celtic Guardian' },
      { player: 0, do: 'enter', to: 'end' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: { players: [{ monsters: [], graveyard: ['Mystic Swordsman LV4'] }, {}] },
  });
});
