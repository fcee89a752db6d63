import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  heading: 'If nobody responds',
  against: (atk: number, value: number, isDef: boolean) => `${atk} against ${value}${isDef ? ' DEF' : ''}`,
  unknown: (atk: number) => `${atk} against unknown DEF`,
  direct: (atk: number) => `${atk}, direct attack`,
  destroyed: (card: string) => `${card} destroyed`,
  bothDestroyed: 'both destroyed',
  noneDestroyed: 'nothing destroyed',
  damage: (amount: number, name: string) => `${amount} damage to ${name}`,
  noDamage: 'no damage',
  and: ', ',
  asItStands: (what: string) => `As it stands: ${what}.`,
  outcome: (compared: string, what: string) => `${compared}: ${what}`,
  noBattle: 'As things stand, no damage calculation takes place.',
  open: 'How this battle ends cannot be told yet.',
  /** A word at the crest of what is attacked. */
  sign: {
    target: 'destroyed',
    attacker: 'you lose it',
    both: 'both go',
    none: 'stands',
    attackerHurt: 'you take',
    open: 'unknown',
  },
};

export type AttackTexts = TextShape<typeof en>;

const ja: AttackTexts = {
  heading: '応答がなければ',
  against: (atk, value, isDef) => `攻撃力${atk} 対 ${isDef ? '守備力' : '攻撃力'}${value}`,
  unknown: (atk) => `攻撃力${atk} 対 守備力不明`,
  direct: (atk) => `攻撃力${atk}の直接攻撃`,
  destroyed: (card) => `${card}を破壊`,
  bothDestroyed: '両方を破壊',
  noneDestroyed: '破壊なし',
  damage: (amount, name) => `${name}に${amount}ダメージ`,
  noDamage: 'ダメージなし',
  and: '、',
  asItStands: (what) => `このままなら、${what}。`,
  outcome: (compared, what) => `${compared}：${what}`,
  noBattle: 'このままではダメージ計算は行われません。',
  open: 'この戦闘の結果はまだ分かりません。',
  sign: { target: '破壊', attacker: '返り討ち', both: '相打ち', none: '破壊なし', attackerHurt: '自分に', open: '不明' },
};

export const attackTexts = { en, ja } as const;

export const useAttackTexts = (): AttackTexts => attackTexts[useLanguage()];
