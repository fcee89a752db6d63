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
      'After a Summon you may activate an ignition effect before your opponent responds.',
      'You name the next phase when you end Main Phase 1. The first player draws on turn 1.',
      'One Field Spell for both players; Fusion Monsters in a Fusion Deck.',
    ],
    modern: [
      'After a Summon your opponent may respond before you can activate ignition effects.',
      'Main Phase 1 ends before you name the next phase. No draw on turn 1.',
      'A Field Spell for each player; Pendulum Zones and Summons.',
    ],
    vision: [
      'Responses pile up like stones; the last one resolves first.',
      'Five phases, each with its priority; nodes pay for cards.',
      '25 life, 50-card decks; characters fall asleep when they attack.',
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
      '召喚後も優先権を保持し、起動効果を先に発動できます。',
      'メインフェイズ1終了時に次のフェイズを宣言。先攻もドローあり。',
      'フィールド魔法は両者で1枚。融合モンスターは融合デッキへ。',
    ],
    modern: [
      '召喚直後に起動効果は発動できず、先に相手が応答できます。',
      'メインフェイズ1を終えてから次のフェイズを選択。先攻はドローなし。',
      'フィールド魔法は1人1枚。ペンデュラム召喚があります。',
    ],
    vision: [
      '干渉は石のように積み重なり、最後のものから解決します。',
      '5つのフェイズごとに優先権。ノードでコストを支払います。',
      'ライフ25、デッキ50枚。攻撃するとスリープ状態になります。',
    ],
  },
  start: 'ゲーム開始',
  whoFirst: '先攻はランダムに決まります。',
  firstGame: 'はじめてのゲーム',
  fetching: 'VISIONを読み込んでいます…',
  notFetched: 'VISIONを読み込めませんでした。もう一度選んでください。',
};

/** What the rule sets are called, for texts that are written in a language of their own. */
export const ruleSetTexts = { en, ja } as const;

export const useRuleSetTexts = (): RuleSetTexts => ruleSetTexts[useLanguage()];
