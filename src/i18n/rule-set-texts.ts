import type { ProfileId } from '../engine/duel';
import type { VisionProfile } from '../engine/vision';
import { useLanguage } from './language';

interface RuleSetTexts {
  readonly label: string;
  readonly names: Readonly<Record<ProfileId | VisionProfile, string>>;
  /** What differs, three lines each, the same three subjects in the same order. */
  readonly lines: Readonly<Record<ProfileId | VisionProfile, readonly [string, string, string]>>;
  /** The button that begins a game of VISION, and how it is decided who begins. */
  readonly start: string;
  readonly whoFirst: string;
  /** Leads to the guided game of VISION. */
  readonly firstGame: string;
  /** The second game is being fetched; it could not be. */
  readonly fetching: string;
  readonly notFetched: string;
}

const en: RuleSetTexts = {
  label: 'Rules',
  names: { expert: 'Expert 2004', modern: 'Modern turn flow', vision: 'VISION' },
  lines: {
    expert: [
      'After a summon you may use an ignition effect at once.',
      'You end Main Phase 1 by naming the next phase. The first player draws.',
      'One Field Spell for both players; Fusion Monsters in a Fusion Deck.',
    ],
    modern: [
      'After a summon the opponent may respond before ignition effects.',
      'Main Phase 1 ends before you name the next phase. No draw on turn 1.',
      'A Field Spell for each player; Pendulum Zones and Summons.',
    ],
    vision: [
      'Answers are piled up, and the last one is used first.',
      'Five phases, each with its priority; nodes pay for cards.',
      'Another game: 25 life, 50 cards, characters that sleep to attack.',
    ],
  },
  start: 'Start the game',
  whoFirst: 'The first player is chosen at random.',
  firstGame: 'First game',
  fetching: 'Loading VISION …',
  notFetched: 'VISION could not be loaded. Choose it again.',
};

const ja: RuleSetTexts = {
  label: 'ルール',
  names: { expert: 'エキスパート2004', modern: '現代の進行', vision: 'VISION' },
  lines: {
    expert: [
      '召喚の後も優先権は残り、すぐに起動効果を使えます。',
      'メイン1の終わりに行き先も宣言。先攻もドローします。',
      'フィールド魔法は両者で1枚。融合は融合デッキに。',
    ],
    modern: [
      '召喚の直後は速い効果だけ。起動効果より相手が先です。',
      'メイン1が終わってから行き先を選択。先攻はドローなし。',
      'フィールド魔法は1人1枚。ペンデュラム召喚があります。',
    ],
    vision: [
      '干渉は積み重ね、最後に使ったものから解決します。',
      '5つのフェイズごとに優先権。ノードでコストを支払います。',
      '別のゲームです。ライフ25、デッキ50枚、攻撃はスリープで。',
    ],
  },
  start: 'ゲーム開始',
  whoFirst: '先攻プレイヤーは無作為に決まります。',
  firstGame: 'はじめてのゲーム',
  fetching: 'VISIONを読み込んでいます…',
  notFetched: 'VISIONを読み込めませんでした。もう一度選んでください。',
};

/** What the rule sets are called, for texts that are written in a language of their own. */
export const ruleSetTexts = { en, ja } as const;

export const useRuleSetTexts = (): RuleSetTexts => ruleSetTexts[useLanguage()];
