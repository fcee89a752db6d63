import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('under Toll each attack costs 500 Life Points, on both sides', () => {
  plays({
    players: [
      { spellsTraps: [{ card: 'Toll', face: 'up' }], monsters: [{ card: 'Vorse Raider' }] },
      { monsters: [{ card: 'Gemini Elf', position: 'defense' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Gemini Elf' },
      { do: 'expect', now: true, players: [{ lp: 7500 }, { lp: 8000 }] },
    ],
    expect: { players: [{ lp: 7500 }, { lp: 8000 }] },
  });
});

test('with fewer than 500 Life Points no monster can attack', () => {
  plays({
    players: [{ lp: 400, monsters: [{ card: 'Vorse Raider' }] }, { spellsTraps: [{ card: 'Toll', face: 'up' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' }, rule: 'attack-cost' },
    ],
  });
});

test('two of them, or one and Dark Elf, must be paid together', () => {
  const monsters = [{ card: 'Vorse Raider' }, { card: 'Dark Elf' }];
  plays({
    players: [
      { lp: 900, monsters },
      {
        spellsTraps: [
          { card: 'Toll', face: 'up' },
          { card: 'Toll', face: 'up' },
        ],
      },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' }, rule: 'attack-cost' },
    ],
  });
  plays({
    players: [{ lp: 1400, monsters }, { spellsTraps: [{ card: 'Toll', face: 'up' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Dark Elf', target: 'direct' }, rule: 'attack-cost' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
    ],
    expect: { players: [{ lp: 900 }, { lp: 6100 }] },
  });
});

test('the attack of a monster beyond Spells costs nothing', () => {
  plays({
    players: [{ monsters: [{ card: 'The Agent of Force - Mars' }] }, { spellsTraps: [{ card: 'Toll', face: 'up' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'The Agent of Force - Mars', target: 'direct' },
    ],
    expect: { players: [{ lp: 8000 }, {}] },
  });
});
