import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('an attack of Dark Elf costs 1000 Life Points, paid before anything answers the declaration', () => {
  plays({
    players: [{ monsters: [{ card: 'Dark Elf' }] }, { monsters: [{ card: 'Celtic Guardian' }, { card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Dark Elf', target: 'Vorse Raider' },
      {
        do: 'expect',
        now: true,
        prompt: { player: 0, kind: 'respond' },
        events: ['lp 0 7000', 'attack Dark Elf'],
        players: [{ lp: 7000 }, {}],
      },
    ],
    expect: { players: [{ lp: 7000 }, { lp: 7900, graveyard: ['Vorse Raider'] }] },
  });
});

test('without 1000 Life Points it cannot attack', () => {
  plays({
    players: [{ lp: 900, monsters: [{ card: 'Dark Elf' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Dark Elf', target: 'direct' }, rule: 'attack-cost' },
    ],
  });
});

test('under Skill Drain its attacks cost nothing', () => {
  plays({
    players: [{ monsters: [{ card: 'Dark Elf' }] }, { spellsTraps: [{ card: 'Skill Drain', face: 'up' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Dark Elf', target: 'direct' },
    ],
    expect: { players: [{ lp: 8000 }, { lp: 6000 }] },
  });
});
