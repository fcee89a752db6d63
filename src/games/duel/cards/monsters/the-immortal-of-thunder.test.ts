import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Flip Summoned at 8000, The Immortal of Thunder gives 11000; destroyed after that it takes 5000', () => {
  plays({
    players: [{ monsters: [{ card: 'The Immortal of Thunder', position: 'set' }], hand: ['Dark Hole'] }, {}],
    steps: [
      { player: 0, do: 'flipSummon', card: 'The Immortal of Thunder' },
      { do: 'expect', players: [{ lp: 11000 }, {}] },
      { player: 0, do: 'activate', card: 'Dark Hole' },
    ],
    expect: { events: ['lp 0 11000', 'lp 0 6000'], players: [{ lp: 6000 }, {}] },
  });
});

test('turned up and destroyed by one attack, it gives and takes', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { monsters: [{ card: 'The Immortal of Thunder', position: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'The Immortal of Thunder' },
    ],
    expect: { players: [{}, { lp: 6000, graveyard: ['The Immortal of Thunder'] }] },
  });
});

test('never turned up, or turned down again, it takes nothing', () => {
  plays({
    players: [{ monsters: [{ card: 'The Immortal of Thunder', position: 'set' }], hand: ['Dark Hole'] }, {}],
    steps: [{ player: 0, do: 'activate', card: 'Dark Hole' }],
    expect: { players: [{ lp: 8000 }, {}] },
  });
  plays({
    players: [{ monsters: [{ card: 'The Immortal of Thunder', position: 'set' }], hand: ['Dark Hole', 'Book of Moon'] }, {}],
    steps: [
      { player: 0, do: 'flipSummon', card: 'The Immortal of Thunder' },
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['The Immortal of Thunder'] },
      { player: 0, do: 'activate', card: 'Dark Hole' },
    ],
    expect: { players: [{ lp: 11000 }, {}] },
  });
});
