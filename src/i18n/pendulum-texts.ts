import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  scale: 'Scale',
  scaleOf: (n: number) => `Scale ${n}`,
  /** The Levels between two scales. */
  levels: (levels: readonly number[]) => {
    const [low, high] = [levels[0], levels.at(-1)];
    if (low === undefined) return 'no Level between';
    return low === high ? `Level ${low}` : `Levels ${low}–${high}`;
  },
  /** What the Pendulum Summon of this moment would be. */
  open: (levels: string) => `The scales are open: ${levels}.`,
  zones: (n: number) => (n === 1 ? '1 zone free' : `${n} zones free`),
  inZone: (scale: number) => `In the Pendulum Zone · scale ${scale}`,
  noEffect: 'No effect.',
  asMonster: 'As a monster',
  fromHand: 'from the hand',
  fromExtraDeck: 'from the Extra Deck',
  level: (n: number) => `Level ${n}`,
  candidates: 'This Pendulum Summon',
};

export type PendulumTexts = TextShape<typeof en>;

const ja: PendulumTexts = {
  scale: 'スケール',
  scaleOf: (n) => `スケール${n}`,
  levels: (levels) => {
    const [low, high] = [levels[0], levels.at(-1)];
    if (low === undefined) return '間のレベルなし';
    return low === high ? `レベル${low}` : `レベル${low}～${high}`;
  },
  open: (levels) => `スケールの間は${levels}です。`,
  zones: (n) => `ゾーンの空き${n}`,
  inZone: (scale) => `ペンデュラムゾーンでは・スケール${scale}`,
  noEffect: '効果なし。',
  asMonster: 'モンスターとしては',
  fromHand: '手札から',
  fromExtraDeck: 'エクストラデッキから',
  level: (n) => `レベル${n}`,
  candidates: '今回のペンデュラム召喚',
};

export const pendulumTexts = { en, ja } as const;

export const usePendulumTexts = (): PendulumTexts => pendulumTexts[useLanguage()];
