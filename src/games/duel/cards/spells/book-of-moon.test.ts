import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Book of Moon turns an attacking monster face-down: the attack ends and it cannot be Flip Summoned that turn', () => {
  plays({
    players: [{ monsters: [{ card: 'Gemini Elf' }] }, { spellsTraps: [{ card: 'Book of Moon', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'direct' },
      { player: 1, do: 'activate', card: 'Book of Moon', choose: ['Gemini Elf'] },
      { player: 0, do: 'enter', to: 'main2' },
      { do: 'illegal', step: { player: 0, do: 'flipSummon', card: 'Gemini Elf' }, rule: 'position-not-after-attack' },
    ],
    expect: { players: [{ monsters: [{ card: 'Gemini Elf', position: 'set' }] }, { lp: 8000 }] },
  });
});

test('Book of Moon makes a flip effect usable again', () => {
  plays({
    players: [
      { hand: ['Book of Moon'], monsters: [{ card: 'Magician of Faith' }], graveyard: ['Pot of Greed', 'Dark Hole'] },
      {},
    ],
    steps: [
      { player: 0, do: 'activate', card: 'Book of Moon', choose: ['Magician of Faith'] },
      { player: 0, do: 'flipSummon', card: 'Magician of Faith' },
      { player: 0, do: 'choose', cards: ['Pot of Greed'] },
    ],
    expect: { players: [{ hand: ['Pot of Greed'], monsters: [{ card: 'Magician of Faith', position: 'attack' }] }, {}] },
  });
});

test('Book of Moon turns no token and no face-down monster', () => {
  plays({
    players: [
      { hand: ['Book of Moon'] },
      {
        monsters: [
          { card: 'Sheep Token', position: 'defense' },
          { card: 'Gemini Elf', position: 'set' },
        ],
      },
    ],
    steps: [{ do: 'illegal', step: { player: 0, do: 'activate', card: 'Book of Moon' }, rule: 'no-target' }],
  });
});
