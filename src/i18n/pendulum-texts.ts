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
  open: (levels: string) => `Pendulum Summon: ${levels}.`,
  zones: (n: number) => (n === 1 ? '1 zone free' : `${n} zones free`),
  inZone: (scale: number) => `Pendulum Zone · Scale ${scale}`,
  noEffect: 'No effect.',
  asMonster: 'As a monster',
  fromHand: 'from the hand',
  fromExtraDeck: 'from the Extra Deck',
  level: (n: number) => `Level ${n}`,
  candidates: 'Can be Pendulum Summoned',
};

export type PendulumTexts = TextShape<typeof en>;

const ja: PendulumTexts = {
  scale: 'スケール',
  scaleOf: (n) => `スケール${n}`,
  levels: (levels) => {
    const [low, high] = [levels[0], levels.at(-1)];
    if (low === undefined) return '該当するレベルなし';
    return low === high ? `レベル${low}` : `レベル${low}～${high}`;
  },
  open: (levels) => `ペンデュラム召喚：${levels}。`,
  zones: (n) => `ゾーンの空き${n}`,
  inZone: (scale) => `ペンデュラム効果（スケール${scale}）`,
  noEffect: '効果なし。',
  asMonster: 'モンスター効果',
  fromHand: '手札から',
  fromExtraDeck: 'エクストラデッキから',
  level: (n) => `レベル${n}`,
  candidates: 'ペンデュラム召喚の候補',
};

export const pendulumTexts = { en, ja } as const;

export const usePendulumTexts = (): PendulumTexts => pendulumTexts[useLanguage()];
