import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('discarded during damage calculation, Kuriboh takes the battle damage away but saves no monster', () => {
  plays({
    turnPlayer: 1,
    players: [{ hand: ['Kuriboh'], monsters: [{ card: 'Thousand-Eyes Idol' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Vorse Raider', target: 'Thousand-Eyes Idol' },
      { player: 1, do: 'pass', when: { damageStep: 'start' } },
      { do: 'illegal', now: true, step: { player: 0, do: 'activate', card: 'Kuriboh' }, rule: 'damage-calculation-only' },
      { player: 0, do: 'activate', card: 'Kuriboh' },
    ],
    expect: { players: [{ lp: 8000, graveyard: ['Kuriboh', 'Thousand-Eyes Idol'] }, {}] },
  });
});

test('it cannot be used where the battle would do no damage', () => {
  plays({
    turnPlayer: 1,
    players: [
      { hand: ['Kuriboh'], monsters: [{ card: 'Celtic Guardian', position: 'defense' }] },
      { monsters: [{ card: 'Vorse Raider' }] },
    ],
    steps: [
      { player: 1, do: 'enter', to: 'battle' },
      { player: 1, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
      { player: 1, do: 'pass', when: { damageStep: 'start' } },
      { do: 'illegal', now: true, step: { player: 0, do: 'activate', card: 'Kuriboh' }, rule: 'battle-damage-in-opponents-turn' },
    ],
    expect: { players: [{ hand: ['Kuriboh'], graveyard: ['Celtic Guardian'] }, {}] },
  });
});

test("nor in one's own turn", () => {
  plays({
    players: [{ hand: ['Kuriboh'], monsters: [{ card: 'Celtic Guardian' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'Vorse Raider' },
      { player: 0, do: 'pass', when: { damageStep: 'start' } },
      { do: 'illegal', now: true, step: { player: 0, do: 'activate', card: 'Kuriboh' }, rule: 'battle-damage-in-opponents-turn' },
    ],
    expect: { players: [{ lp: 7500 }, {}] },
  });
});
