import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const amount = (by: number): string =>
  `${by > 0 ? '+' : '−'}${Math.abs(by) < 10 ? Math.abs(by).toFixed(1) : Math.round(Math.abs(by))}`;

/** Why an answer is better, and what comes after it. */
const en = {
  why: (reasons: string) => `A few turns later, on average: ${reasons}`,
  likely: (acts: string) => `Most likely then: ${acts}`,
  comma: ', ',
  acts: ' → ',
  ahead: {
    lifePoints: (by: number) => `${amount(by)} Life Points`,
    hand: (by: number) => `${amount(by)} cards in hand`,
    monsters: (by: number) => `${amount(by)} monsters`,
    spellsTraps: (by: number) => `${amount(by)} Spells and Traps`,
    life: (by: number) => `${amount(by)} Life`,
    nodes: (by: number) => `${amount(by)} nodes`,
    characters: (by: number) => `${amount(by)} characters`,
  },
};

export type WhyTexts = TextShape<typeof en>;

const ja: WhyTexts = {
  why: (reasons) => `数ターン後の平均：${reasons}`,
  likely: (acts) => `その後の最もありそうな流れ：${acts}`,
  comma: '、',
  acts: ' → ',
  ahead: {
    lifePoints: (by) => `ライフ${amount(by)}`,
    hand: (by) => `手札${amount(by)}枚`,
    monsters: (by) => `モンスター${amount(by)}体`,
    spellsTraps: (by) => `魔法・罠${amount(by)}枚`,
    life: (by) => `ライフ${amount(by)}`,
    nodes: (by) => `ノード${amount(by)}枚`,
    characters: (by) => `キャラクター${amount(by)}体`,
  },
};

const whyTexts = { en, ja } as const;

export const useWhyTexts = (): WhyTexts => whyTexts[useLanguage()];
