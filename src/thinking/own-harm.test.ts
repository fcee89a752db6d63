import { expect, test } from 'vitest';
import { answerFor, candidates, chosen, Dealt, LEVELS } from './index';
import { positionFrom } from './proving/testing';
import type { DuelRun } from '../engine/duel';
import { duelGame } from '../games/duel/cards';
import { duelMind } from '../games/duel/mind';

/** Position, and the card of the first player's hand that it is about. */
const positions: readonly (readonly [name: string, card: string, own: object])[] = [
  [
    'Heavy Storm over own Set cards',
    'Heavy Storm',
    { spellsTraps: [{ card: 'Mirror Force' }, { card: 'Bottomless Trap Hole' }] },
  ],
  ['a typhoon with own Set cards alone', 'Mystical Space Typhoon', { spellsTraps: [{ card: 'Mirror Force' }] }],
  ['Dark Hole over own monsters', 'Dark Hole', { monsters: ['Gemini Elf', 'Sangan'].map((card) => ({ card })) }],
];

const scenario = (card: string, own: object, foe: object): object => ({
  players: [{ hand: [card, 'Celtic Guardian'], ...own }, foe],
});

test.each(positions)('%s is no candidate, and nobody does it', (_, card, own) => {
  const run = positionFrom(scenario(card, own, {}));
  expect(candidates(duelMind, run).filter(({ name }) => name.startsWith('activate'))).toEqual([]);
  const worlds = run.worldsFor(0)!;
  for (const level of [LEVELS.steady, LEVELS.gentle, LEVELS.script] as const)
    for (const seed of ['p1', 'p2', 'p3', 'p4', 'p5']) {
      const dealt = new Dealt<DuelRun>((of, like) => duelGame.dealt(worlds, of, like), seed);
      const answer = answerFor(duelMind, run, chosen(duelMind, dealt, level, seed), seed);
      expect(answer.do).not.toBe('activate');
    }
});

test.each(positions)('%s is one where the other side has more to lose', (_, card, own) => {
  const foe = {
    spellsTraps: ['Mirror Force', 'Sakuretsu Armor', 'Torrential Tribute'].map((one) => ({ card: one })),
    monsters: ['Jinzo', 'Summoned Skull', 'Gemini Elf'].map((one) => ({ card: one })),
  };
  const run = positionFrom(scenario(card, own, foe));
  const found = candidates(duelMind, run);
  expect(found.find(({ name }) => name.startsWith('activate'))?.weight).toBeGreaterThan(1);
});

test('what harms the own side and the other one by it stays a candidate', () => {
  const run = positionFrom({
    players: [{ monsters: [{ card: 'Summoned Skull' }], spellsTraps: [{ card: 'Ring of Destruction' }] }, { lp: 4000 }],
  });
  expect(candidates(duelMind, run).some(({ name }) => name.startsWith('activate'))).toBe(true);
});

test('what destroys own monsters to Summon others stays a candidate (Big Wave Small Wave)', () => {
  const run = positionFrom({
    players: [{ hand: ['Big Wave Small Wave', '7 Colored Fish'], monsters: [{ card: 'Mother Grizzly' }] }, {}],
  });
  expect(candidates(duelMind, run).some(({ name }) => name.startsWith('activate'))).toBe(true);
});

test('what may be used as often as it is paid for is used once (Inspection)', () => {
  const run = positionFrom({
    phase: 'standby',
    turnPlayer: 1,
    players: [{ spellsTraps: [{ card: 'Inspection', face: 'up' }] }, { hand: ['Sangan', 'Kuriboh'] }],
  });
  const asked = (): boolean => {
    while (run.decision!.kind === 'respond') run.answer({ do: 'pass' });
    expect(run.decision!.kind).toBe('trigger');
    return duelMind.saying(run, true) > duelMind.saying(run, false);
  };
  expect(asked()).toBe(true);
  run.answer({ do: 'answer', value: true });
  expect(asked()).toBe(false);
});
