import type { GameSign } from '../sign';

/** Two moons over one field, and two nodes. */
const MOONS =
  '<circle r="53" fill="none" stroke="var(--color-gold-2)" stroke-width="4"/>' +
  '<path d="M-53 0C-30-16-14 14 6 0S34-14 53 0" fill="none" stroke="var(--color-gold-1)" stroke-width="3.5"/>' +
  '<path d="M8-42A19 19 0 1 0 22-16 15 15 0 1 1 8-42Z" fill="var(--color-seat-b)"/>' +
  '<path d="M-8 42A19 19 0 1 0-22 16 15 15 0 1 1-8 42Z" fill="var(--color-seat-a)"/>' +
  '<path d="M-30-24l7 4v8l-7 4-7-4v-8ZM30 14l7 4v8l-7 4-7-4v-8Z" fill="var(--color-gold-2)"/>';

/** What the start says of VISION. */
export const visionSign: GameSign = {
  id: 'vision',
  name: { en: 'VISION', ja: 'VISION' },
  ruleSets: [
    {
      id: 'vision',
      name: { en: 'VISION', ja: 'VISION' },
      note: {
        en: 'A different game: pay with nodes, fight on one shared field.',
        ja: '別ゲーム。ノードで支払い、共通の場で戦う。',
      },
      emblem: MOONS,
      decks: ['lantern-procession', 'long-water'],
    },
  ],
  start: { en: 'Start the game', ja: 'ゲーム開始' },
  asks: [],
  hasPartner: true,
  settled: { en: 'The first player is chosen at random.', ja: '先攻はランダムに決まります。' },
  firstLesson: { id: 'vision-first-game', name: { en: 'First game', ja: 'はじめてのゲーム' } },
  chapters: [
    { id: 'visionStart', name: { en: 'First steps', ja: 'はじめの一歩' } },
    { id: 'visionFight', name: { en: 'Interference and combat', ja: '干渉と戦闘' } },
    { id: 'visionTurn', name: { en: 'Turn end and schedule', ja: 'ターンの終わりと進行の変更' } },
  ],
  counted: {
    en: {
      life: (n) => `${n} life`,
      longestStack: (n) => `longest interference ${n}`,
      toStack: (n) => `Interference of ${n}`,
    },
    ja: {
      life: (n) => `ライフ${n}`,
      longestStack: (n) => `最長の干渉${n}`,
      toStack: (n) => `${n}つの干渉を見る`,
    },
  },
};
