import type { ProfileId } from '../engine/duel';
import { useLanguage } from './language';

interface RuleSetTexts {
  readonly label: string;
  readonly names: Readonly<Record<ProfileId, string>>;
  /** What differs, three lines each, the same three subjects in the same order. */
  readonly lines: Readonly<Record<ProfileId, readonly [string, string, string]>>;
}

const en: RuleSetTexts = {
  label: 'Rules',
  names: { expert: 'Expert 2004', modern: 'Modern turn flow' },
  lines: {
    expert: [
      'After a summon the turn player keeps priority and may use an ignition effect at once.',
      'Who ends Main Phase 1 says where it leads. Whoever goes first draws.',
      'One Field Spell for both players; Fusion Monsters in a Fusion Deck.',
    ],
    modern: [
      'After a summon only fast effects are open: the opponent may answer before an ignition effect.',
      'Main Phase 1 ends first, then its player chooses where to go. Whoever goes first does not draw.',
      'A Field Spell for each player; Pendulum Zones and Pendulum Summons.',
    ],
  },
};

const ja: RuleSetTexts = {
  label: 'ルール',
  names: { expert: 'エキスパート2004', modern: '現代の進行' },
  lines: {
    expert: [
      '召喚の後もターンプレイヤーが優先権を持ち、すぐに起動効果を使えます。',
      'メイン1を終える時に行き先も宣言します。先攻もドローします。',
      'フィールド魔法は両者で1枚。融合モンスターは融合デッキに入れます。',
    ],
    modern: [
      '召喚の直後に使えるのは速い効果だけ。起動効果より先に相手が応答できます。',
      'メイン1が終わってから行き先を選びます。先攻はドローしません。',
      'フィールド魔法は1人1枚ずつ。ペンデュラムゾーンとペンデュラム召喚があります。',
    ],
  },
};

const texts = { en, ja } as const;

export const useRuleSetTexts = (): RuleSetTexts => texts[useLanguage()];
