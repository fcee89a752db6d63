import type { GameSign } from '../sign';

/** Scales that hang from one point: what the later turn flow brought. */
const SCALES =
  '<circle r="53" fill="none" stroke="var(--color-gold-2)" stroke-width="4"/>' +
  '<path d="M-40 20A45 45 0 0 0 40 20" fill="none" stroke="var(--color-gold-3)" stroke-width="3" stroke-dasharray="2 6"/>' +
  '<path d="M0-53L-30 26M0-53L30 26" stroke="var(--color-gold-2)" stroke-width="3"/>' +
  '<circle transform="translate(0 -53)" r="6" fill="var(--color-gold-1)"/>' +
  '<path d="M-31 14L-18 29-31 44-44 29Z" fill="var(--color-seat-a)"/>' +
  '<path d="M0-53L0 34" stroke="var(--color-gold-1)" stroke-width="3"/>' +
  '<path d="M0 22L13 37 0 52-13 37Z" fill="var(--color-gold-1)"/>' +
  '<circle transform="translate(31 29)" r="12.5" fill="var(--color-seat-b)"/>';

/** What the start says of the duel. */
export const duelSign: GameSign = {
  id: 'duel',
  name: { en: 'Duel', ja: 'デュエル' },
  ruleSets: [
    {
      id: 'expert',
      name: { en: 'Expert 2004', ja: 'エキスパート2004' },
      note: { en: 'The rules of 2004: priority, chains, Traps.', ja: '2004年のルール。チェーンと罠の駆け引き。' },
      decks: ['chaos-beatdown', 'warrior-rush'],
    },
    {
      id: 'modern',
      name: { en: 'Modern turn flow', ja: '現代の進行' },
      note: { en: 'Today’s turn structure, with Pendulum Summons.', ja: '現在のターン進行。ペンデュラムあり。' },
      emblem: SCALES,
      decks: ['two-magicians', 'dead-city-gears'],
    },
  ],
  start: { en: 'Start the duel', ja: 'デュエル開始' },
  asks: ['lifePoints', 'length', 'format'],
  hasPartner: true,
  firstLesson: { id: 'first-duel', name: { en: 'First duel', ja: 'はじめてのデュエル' } },
  chapters: [
    { id: 'turn', name: { en: 'The turn and Set cards', ja: 'ターンとセットカード' } },
    { id: 'summons', name: { en: 'Summoning', ja: '召喚' } },
    { id: 'spellsTraps', name: { en: 'Spells and Traps', ja: '魔法と罠' } },
    { id: 'chain', name: { en: 'The chain', ja: 'チェーン' } },
    { id: 'triggers', name: { en: 'Trigger Effects', ja: '誘発効果' } },
    { id: 'priority', name: { en: 'Priority', ja: '優先権' } },
    { id: 'battle', name: { en: 'Battle', ja: 'バトル' } },
    { id: 'replay', name: { en: 'Replay', ja: '巻き戻し' } },
    { id: 'victory', name: { en: 'Winning and losing', ja: '勝ちと負け' } },
    { id: 'ruleSets', name: { en: 'Then and now', ja: '今と昔のルールの違い' } },
  ],
  counted: {
    en: {
      life: (n) => `${n} LP`,
      longestStack: (n) => `longest chain ${n}`,
      toStack: (n) => `Chain of ${n}`,
    },
    ja: {
      life: (n) => `${n}LP`,
      longestStack: (n) => `最長${n}連チェーン`,
      toStack: (n) => `${n}連チェーンを見る`,
    },
  },
};
