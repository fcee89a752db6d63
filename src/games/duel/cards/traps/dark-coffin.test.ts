import { test } from 'vitest';
import { plays } from '../../scenario/testing';

const coffin = { card: 'Dark Coffin', face: 'set' } as const;

test('destroyed while Set, Dark Coffin lets the opponent pick the penalty', () => {
  plays({
    players: [
      { hand: ['Mystical Space Typhoon', 'Kuriboh'], monsters: [{ card: 'Sangan' }, { card: 'Vorse Raider' }] },
      { spellsTraps: [coffin] },
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Dark Coffin'] },
      { player: 0, do: 'answer', value: 1 },
      { player: 0, do: 'choose', cards: ['Vorse Raider'] },
    ],
    expect: {
      events: ['chainLink Dark Coffin'],
      players: [{ hand: ['Kuriboh'], monsters: [{ card: 'Sangan' }], graveyard: ['Mystical Space Typhoon', 'Vorse Raider'] }, {}],
    },
  });
});

test('only the possible penalty, also in the turn of its Set', () => {
  plays({
    players: [{ hand: ['Dark Coffin'] }, { hand: ['Kuriboh'], spellsTraps: [{ card: 'Mystical Space Typhoon', face: 'set' }] }],
    steps: [
      { player: 0, do: 'setSpellTrap', card: 'Dark Coffin' },
      { player: 1, do: 'activate', card: 'Mystical Space Typhoon', choose: ['Dark Coffin'] },
    ],
    expect: { players: [{ graveyard: ['Dark Coffin'] }, { hand: [], graveyard: ['Mystical Space Typhoon', 'Kuriboh'] }] },
  });
});

test('it is never turned up by hand, and not destroyed it does nothing', () => {
  plays({
    players: [{ hand: ['Giant Trunade'], spellsTraps: [coffin] }, { hand: ['Kuriboh'] }],
    steps: [
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Dark Coffin' } },
      { player: 0, do: 'activate', card: 'Giant Trunade' },
    ],
    expect: { players: [{ hand: ['Dark Coffin'] }, { hand: ['Kuriboh'] }] },
  });
});
