import type { Both, Pair } from './both';

/** One link of a chain as a passer-by is told it. */
export interface SceneLink {
  readonly seat: 0 | 1;
  readonly passcode: number;
  /** What the player says with it. */
  readonly word: Both;
  /** Life Points once its cost is paid. */
  readonly life: Pair<number>;
  /** What became of it when the chain resolved. */
  readonly fate: 'resolves' | 'negated' | 'fizzles';
}

/** A chain out of a duel, told link by link. `scenes.test.ts` plays each of them by the rules. */
export interface Scene {
  readonly links: readonly SceneLink[];
  /** While the chain is built and resolves, and when it is over. */
  readonly caption: Both;
  readonly ending: Both;
  /** Life Points at the end. */
  readonly life: Pair<number>;
}

export const SCENES: readonly Scene[] = [
  {
    links: [
      {
        seat: 0,
        passcode: 53129443, // Dark Hole
        word: { en: 'Everything falls.', ja: '全部、壊す。' },
        life: [6200, 6200],
        fate: 'negated',
      },
      {
        seat: 1,
        passcode: 77414722 /* Magic Jammer */,
        word: { en: 'No.', ja: 'させない。' },
        life: [6200, 6200],
        fate: 'resolves',
      },
      {
        seat: 0,
        passcode: 3819470, // Seven Tools of the Bandit
        word: { en: 'Yes.', ja: '通す。' },
        life: [5200, 6200],
        fate: 'negated',
      },
      {
        seat: 1,
        passcode: 41420027 /* Solemn Judgment */,
        word: { en: 'No.', ja: '許さない。' },
        life: [5200, 3100],
        fate: 'resolves',
      },
    ],
    caption: { en: 'The last word acts first.', ja: '最後の一手から、ほどけていく。' },
    ending: { en: 'And nothing falls.', ja: '何ひとつ、壊れない。' },
    life: [5200, 3100],
  },
  {
    links: [
      {
        seat: 1,
        passcode: 4031928, // Change of Heart
        word: { en: 'Yours is mine.', ja: 'それ、借りるね。' },
        life: [8000, 8000],
        fate: 'fizzles',
      },
      {
        seat: 0,
        passcode: 83555666, // Ring of Destruction
        word: { en: 'Then it burns.', ja: 'なら、壊す。' },
        life: [8000, 8000],
        fate: 'resolves',
      },
      {
        seat: 1,
        passcode: 41420027 /* Solemn Judgment */,
        word: { en: 'Stop.', ja: '待って。' },
        life: [8000, 4000],
        fate: 'negated',
      },
      {
        seat: 0,
        passcode: 3819470, // Seven Tools of the Bandit
        word: { en: 'Too late.', ja: '待たない。' },
        life: [7000, 4000],
        fate: 'resolves',
      },
    ],
    caption: { en: 'Every answer can be answered.', ja: '返した手にも、返す手がある。' },
    ending: { en: 'Both are burned. It is gone.', ja: '二人とも焼かれ、あとには何もない。' },
    life: [5100, 2100],
  },
  {
    links: [
      {
        seat: 0,
        passcode: 97077563, // Call of the Haunted
        word: { en: 'Come back.', ja: '戻ってこい。' },
        life: [4300, 2600],
        fate: 'resolves',
      },
      {
        seat: 1,
        passcode: 5318639, // Mystical Space Typhoon
        word: { en: 'Stay down.', ja: '眠っていて。' },
        life: [4300, 2600],
        fate: 'negated',
      },
      {
        seat: 0,
        passcode: 77414722 /* Magic Jammer */,
        word: { en: 'Get up.', ja: '立て。' },
        life: [4300, 2600],
        fate: 'resolves',
      },
    ],
    caption: { en: 'One trap guards the other.', ja: '罠が、罠を守る。' },
    ending: { en: 'The fallen stands again.', ja: '倒れた者が、また立つ。' },
    life: [4300, 2600],
  },
  {
    links: [
      {
        seat: 1,
        passcode: 56120475, // Sakuretsu Armor
        word: { en: 'Not past me.', ja: '通さない。' },
        life: [3000, 1200],
        fate: 'resolves',
      },
      {
        seat: 0,
        passcode: 5318639, // Mystical Space Typhoon
        word: { en: 'Blown away.', ja: '吹き飛べ。' },
        life: [3000, 1200],
        fate: 'resolves',
      },
    ],
    caption: { en: 'Destroyed is not yet stopped.', ja: '壊しても、止まるとは限らない。' },
    ending: { en: 'The trap still strikes.', ja: 'それでも、罠は効く。' },
    life: [3000, 1200],
  },
];
