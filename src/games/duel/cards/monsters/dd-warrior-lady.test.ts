import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('D.D. Warrior Lady removes herself and a stronger monster that has destroyed her by battle', () => {
  plays({
    players: [{ monsters: [{ card: 'D.D. Warrior Lady' }] }, { monsters: [{ card: 'Vorse Raider' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'D.D. Warrior Lady', target: 'Vorse Raider' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: {
      players: [
        { lp: 7600, banished: ['D.D. Warrior Lady'], graveyard: [] },
        { banished: ['Vorse Raider'], monsters: [] },
      ],
    },
  });
});

test('D.D. Warrior Lady removes a monster destroyed by that battle before it reaches the Graveyard: Sangan does not search', () => {
  plays({
    players: [{ monsters: [{ card: 'D.D. Warrior Lady' }] }, { monsters: [{ card: 'Sangan' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'D.D. Warrior Lady', target: 'Sangan' },
      { player: 0, do: 'answer', value: true },
    ],
    expect: {
      prompt: { player: 0, kind: 'battle' },
      players: [{ banished: ['D.D. Warrior Lady'] }, { lp: 7500, banished: ['Sangan'], graveyard: [], handCount: 0 }],
    },
  });
});

test('D.D. Warrior Lady removes both when she was attacked face-down', () => {
  plays({
    players: [{ monsters: [{ card: 'Gemini Elf' }] }, { monsters: [{ card: 'D.D. Warrior Lady', position: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Gemini Elf', target: 'D.D. Warrior Lady' },
      { player: 1, do: 'answer', value: true },
    ],
    expect: { players: [{ banished: ['Gemini Elf'] }, { banished: ['D.D. Warrior Lady'] }] },
  });
});

test('D.D. Warrior Lady may leave both where the battle sends them', () => {
  plays({
    players: [{ monsters: [{ card: 'D.D. Warrior Lady' }] }, { monsters: [{ card: 'Celtic Guardian' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'D.D. Warrior Lady', target: 'Celtic Guardian' },
      { player: 0, do: 'answer', value: false },
    ],
    expect: { players: [{ monsters: [{ card: 'D.D. Warrior Lady' }] }, { graveyard: ['Celtic Guardian'], lp: 7900 }] },
  });
});

test('D.D. Warrior Lady asks nothing after a direct attack', () => {
  plays({
    players: [{ monsters: [{ card: 'D.D. Warrior Lady' }] }, {}],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'D.D. Warrior Lady', target: 'direct' },
    ],
    expect: { prompt: { player: 0, kind: 'battle' }, players: [{ banished: [] }, { lp: 6500 }] },
  });
});

test('D.D. Warrior Lady: of two that battle each other, the effect resolved last finds nothing', () => {
  plays({
    players: [{ monsters: [{ card: 'D.D. Warrior Lady' }] }, { monsters: [{ card: 'D.D. Warrior Lady' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'D.D. Warrior Lady', target: 'D.D. Warrior Lady' },
      { player: 0, do: 'answer', value: true },
      { player: 1, do: 'answer', value: true },
    ],
    expect: {
      events: ['resolve D.D. Warrior Lady', 'banish D.D. Warrior Lady', 'banish D.D. Warrior Lady', 'resolve D.D. Warrior Lady'],
      players: [{ banished: ['D.D. Warrior Lady'] }, { banished: ['D.D. Warrior Lady'] }],
    },
  });
});
