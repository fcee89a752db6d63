import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Blade Knight has 400 ATK more with one hand card or none, counted anew at once', () => {
  plays({
    players: [{ hand: ['Pot of Greed'], monsters: [{ card: 'Blade Knight' }] }, {}],
    steps: [
      { do: 'expect', players: [{ monsters: [{ card: 'Blade Knight', atk: 2000 }] }, {}] },
      { player: 0, do: 'activate', card: 'Pot of Greed' },
    ],
    expect: { players: [{ handCount: 2, monsters: [{ card: 'Blade Knight', atk: 1600 }] }, {}] },
  });
});

test('Blade Knight negates the flip effect of a monster it destroys by battle while it fights alone', () => {
  plays({
    players: [
      { monsters: [{ card: 'Blade Knight' }] },
      { monsters: [{ card: 'Magician of Faith', position: 'set' }], graveyard: ['Pot of Greed'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Blade Knight', target: 'Magician of Faith' },
    ],
    expect: {
      prompt: { player: 0, kind: 'battle' },
      players: [{}, { hand: [], graveyard: ['Magician of Faith', 'Pot of Greed'] }],
    },
  });
});

test('Blade Knight does not negate it beside another monster of its controller', () => {
  plays({
    players: [
      { monsters: [{ card: 'Blade Knight' }, { card: 'Celtic Guardian' }] },
      { monsters: [{ card: 'Magician of Faith', position: 'set' }], graveyard: ['Pot of Greed'] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Blade Knight', target: 'Magician of Faith' },
      { player: 1, do: 'choose', cards: ['Pot of Greed'] },
    ],
    expect: { players: [{}, { hand: ['Pot of Greed'], graveyard: ['Magician of Faith'] }] },
  });
});
