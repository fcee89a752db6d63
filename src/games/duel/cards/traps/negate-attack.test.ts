import { test } from 'vitest';
import { plays } from '../../scenario/testing';

test('Negate Attack stops the attack and ends the Battle Phase: no other monster attacks, and Main Phase 2 follows', () => {
  plays({
    players: [
      { monsters: [{ card: 'Vorse Raider' }, { card: 'Celtic Guardian' }] },
      { spellsTraps: [{ card: 'Negate Attack', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Negate Attack' },
      { do: 'illegal', step: { player: 0, do: 'attack', card: 'Celtic Guardian', target: 'direct' } },
      { do: 'illegal', step: { player: 0, do: 'changePosition', card: 'Vorse Raider' }, rule: 'position-not-after-attack' },
    ],
    expect: {
      phase: 'main2',
      prompt: { player: 0, kind: 'idle' },
      events: ['negate Vorse Raider', 'phase main2'],
      players: [{}, { lp: 8000, graveyard: ['Negate Attack'] }],
    },
  });
});

test('as a Counter Trap it is answered by Counter Traps only, and not used after the declaration', () => {
  plays({
    players: [
      {
        monsters: [{ card: 'Vorse Raider' }],
        spellsTraps: [
          { card: 'Dust Tornado', face: 'set' },
          { card: 'Seven Tools of the Bandit', face: 'set' },
        ],
      },
      { spellsTraps: [{ card: 'Negate Attack', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Negate Attack' },
      { do: 'illegal', step: { player: 0, do: 'activate', card: 'Dust Tornado' }, rule: 'spell-speed', now: true },
      { player: 0, do: 'activate', card: 'Seven Tools of the Bandit' },
    ],
    expect: { phase: 'battle', players: [{ lp: 7000 }, { lp: 6100 }] },
  });
});

test('outside an attack declaration it is not used', () => {
  plays({
    players: [{ monsters: [{ card: 'Vorse Raider' }] }, { spellsTraps: [{ card: 'Negate Attack', face: 'set' }] }],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { do: 'illegal', step: { player: 1, do: 'activate', card: 'Negate Attack' }, rule: 'attack-declared-only' },
    ],
  });
});

test('what monsters do at the end of the Battle Phase after their attacks is done all the same', () => {
  plays({
    players: [
      { monsters: [{ card: 'Goblin Attack Force' }, { card: 'Vorse Raider' }] },
      { spellsTraps: [{ card: 'Negate Attack', face: 'set' }] },
    ],
    steps: [
      { player: 0, do: 'enter', to: 'battle' },
      { player: 0, do: 'attack', card: 'Goblin Attack Force', target: 'direct' },
      { player: 0, do: 'attack', card: 'Vorse Raider', target: 'direct' },
      { player: 1, do: 'activate', card: 'Negate Attack' },
    ],
    expect: {
      phase: 'main2',
      players: [{ monsters: [{ card: 'Goblin Attack Force', position: 'defense' }, { card: 'Vorse Raider' }] }, { lp: 5700 }],
    },
  });
});

test('the Traps of an attack declaration are offered there and never after it', () => {
  for (const traps of [
    ['Mirror Force', 'Magic Cylinder', 'Widespread Ruin', 'Enchanted Javelin', 'Mask of Weakness'],
    ['Dark Spirit of the Silent', 'Draining Shield', 'Magical Arm Shield', 'Shift', 'Negate Attack'],
  ]) {
    plays({
      players: [
        { monsters: [{ card: 'Vorse Raider' }, { card: 'Gemini Elf' }] },
        {
          monsters: [{ card: 'Celtic Guardian' }, { card: '7 Colored Fish' }],
          spellsTraps: traps.map((card) => ({ card, face: 'set' as const })),
        },
      ],
      steps: [
        { player: 0, do: 'enter', to: 'battle' },
        { player: 0, do: 'attack', card: 'Vorse Raider', target: 'Celtic Guardian' },
        { player: 0, do: 'pass' },
        ...traps.map((card) => ({
          do: 'legal' as const,
          now: true,
          step: { player: 1 as const, do: 'activate' as const, card },
        })),
        { player: 1, do: 'pass' },
        { player: 0, do: 'pass' },
        ...traps.map((card) => ({
          do: 'illegal' as const,
          now: true,
          step: { player: 1 as const, do: 'activate' as const, card },
          rule: 'R347',
        })),
      ],
    });
  }
});
