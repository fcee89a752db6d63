import type { TextShape } from './text-shape';

const en = {
  label: 'A chain, shown to passers-by',
  touch: 'Touch to play',
  what: 'A card duel for two players',
  names: { 0: 'Ren', 1: 'Aya' },
};

export type AttractTexts = TextShape<typeof en>;

const ja: AttractTexts = {
  label: 'チェーンの紹介',
  touch: 'タッチで開始',
  what: '二人で遊ぶカード対戦',
  names: { 0: 'レン', 1: 'アヤ' },
};

/** Whoever walks by has chosen no language: both are shown. */
export const attractTexts = { en, ja } as const;
