import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('destroyed, brings an Ancient Gear monster from hand, deck or Graveyard', () => {
  plays({
    profile: 'modern',
    players: [{ fieldSpell: 'Geartown', hand: ['Mystical Space Typhoon'], graveyard: ['Ancient Gear Soldier'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon' },
      { player: 0, do: 'answer', value: true },
      { player: 0, do: 'answer', value: 'attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Ancient Gear Soldier' }] }, {}] },
  });
});

test('returned or sent in another way brings nothing', () => {
  plays({
    profile: 'modern',
    players: [{ fieldSpell: 'Geartown', hand: ['Umi'], graveyard: ['Ancient Gear Soldier'] }, {}],
    steps: [
      { player: 0, do: 'activate', card: 'Umi' },
      { player: 0, do: 'endTurn' },
    ],
    expect: { turn: 4, players: [{ graveyard: ['Ancient Gear Soldier', 'Geartown'], fieldSpell: 'Umi' }, {}] },
  });
});
