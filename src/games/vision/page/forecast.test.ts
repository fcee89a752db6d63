import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../engine/vision';
import { readScenario, walk } from '../scenario';
import { visionTexts } from '../texts';
import { visionBook, visionGame } from '../cards';
import { forecastOf } from './forecast';

type Side = Record<string, unknown>;

/** What the page foresees after these acts, in either language, for everybody or for one player. */
function foreseen(
  players: readonly [Side, Side],
  steps: readonly object[],
  language: 'en' | 'ja' = 'en',
  viewer: Viewer = 'public',
): string {
  const title = { en: 'Foreseen', ja: '予測' };
  const file = {
    format: 'duel-scenario/1',
    game: 'vision',
    id: 'foreseen',
    title,
    rules: ['V40'],
    players,
    expect: {},
    steps: [...steps, { do: 'expect', now: true }],
  };
  const read = readScenario(visionGame.pool, file);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const walked = walk(visionGame, read.scenario);
  if (!walked.ok) throw new Error(walked.failures.join());
  const loaded = visionGame.load(walked.moments[steps.length]!.recording);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const view = loaded.run.view(viewer);
  return forecastOf({ view, book: visionBook, language, names: ['REN', 'AYA'], texts: visionTexts[language] });
}

const attack = (card: string) => ({ player: 0, do: 'attack', card });
const nodes = { active: 6, sleep: 0 };

describe('what happens if both pass', () => {
  test('damage into a Barrier of All Nature is life', () => {
    const sides: [Side, Side] = [{ field: ['Gale Kite'] }, { hand: ['Barrier of All Nature', 'Ferry Oar', 'Ferry Oar'], nodes }];
    const steps = [attack('Gale Kite'), { player: 1, do: 'playCard', card: 'Barrier of All Nature' }];
    expect(foreseen(sides, steps)).toBe('Stone 2: AYA discards a card; then combat: 3 damage to AYA is void, AYA gains 3.');
    expect(foreseen(sides, steps, 'ja')).toBe(
      '干渉2：AYAは手札を1枚破棄。続いて戦闘：AYAへの3ダメージは無効、AYAは3ライフを得る。',
    );
  });

  test('the curse of a Vengeful Parasol that falls is told', () => {
    expect(
      foreseen(
        [{ field: ['Vengeful Parasol'] }, { field: ['Ox-Horn Mask'] }],
        [attack('Vengeful Parasol'), { player: 1, do: 'defend', card: 'Ox-Horn Mask' }],
      ),
    ).toMatch(/^Combat: \d against 5, AYA takes 2, Vengeful Parasol is discarded/);
  });

  test('a character that is played enters the field', () => {
    const play = { player: 0, do: 'playCard', card: 'Ferry Oar' };
    expect(foreseen([{ hand: ['Ferry Oar'], nodes }, {}], [play])).toBe('Stone 1: Ferry Oar enters the field.');
    expect(foreseen([{ hand: ['Ferry Oar'], nodes }, {}], [play], 'ja')).toBe('干渉1：渡しの櫂が場に出る。');
  });

  test('what hidden cards decide is left open', () => {
    const play = { player: 0, do: 'playCard', card: 'Blossom Bier' };
    for (const held of ['Ferry Oar', 'Stray Spark'])
      expect(foreseen([{ hand: ['Blossom Bier', held], nodes }, {}], [play])).toBe('It depends on cards in hand.');
  });

  test('whoever holds those cards is told what becomes of them', () => {
    const play = { player: 0, do: 'playCard', card: 'Blossom Bier' };
    const told = (held: string, viewer: Viewer) => foreseen([{ hand: ['Blossom Bier', held], nodes }, {}], [play], 'en', viewer);
    for (const held of ['Ferry Oar', 'Stray Spark']) {
      expect(told(held, 0)).not.toBe('It depends on cards in hand.');
      expect(told(held, 1)).toBe('It depends on cards in hand.');
    }
    expect(told('Ferry Oar', 0)).not.toBe(told('Stray Spark', 0));
  });

  test('which card of the hand it will be is told to nobody, not even to who will choose it', () => {
    const sides: [Side, Side] = [
      { field: ['Gale Kite'] },
      { hand: ['Barrier of All Nature', 'Ferry Oar', 'Stray Spark'], nodes },
    ];
    const steps = [attack('Gale Kite'), { player: 1, do: 'playCard', card: 'Barrier of All Nature' }];
    for (const viewer of [0, 1, 'public'] as const)
      expect(foreseen(sides, steps, 'en', viewer)).toBe(
        'Stone 2: AYA discards a card; then combat: 3 damage to AYA is void, AYA gains 3.',
      );
  });

  test('an attack that nobody defends may be grazed', () => {
    expect(
      foreseen(
        [{ field: ['Ox-Horn Mask'] }, { deck: ['Ferry Oar', 'Ferry Oar', 'Ferry Oar', 'Ferry Oar', 'Ferry Oar'] }],
        [attack('Ox-Horn Mask')],
      ),
    ).toBe('Combat: AYA takes 5; then AYA may graze.');
  });
});
