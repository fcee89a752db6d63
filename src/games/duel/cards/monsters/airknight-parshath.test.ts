import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Airknight Parshath pierces defense and draws for the damage', () => {
  plays({
    players: [{ monsters: [{ card: 'Airknight Parshath' }] }, { monsters: [{ card: 'Celtic Guardian', position: 'defense' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Airknight Parshath', target: 'Celtic Guardian' },
    ],
    expect: { players: [{ handCount: 1 }, { lp: 7300, graveyard: ['Celtic Guardian'] }] },
  });
});

test('damage that it costs its own player draws nothing', () => {
  plays({
    players: [
      { monsters: [{ card: 'Airknight Parshath' }] },
      { monsters: [{ card: 'Giant Soldier of Stone', position: 'defense' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Airknight Parshath', target: 'Giant Soldier of Stone' },
    ],
    expect: { players: [{ lp: 7900, handCount: 0 }, { lp: 8000 }] },
  });
});
