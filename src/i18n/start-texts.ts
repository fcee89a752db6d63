import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  subtitle: 'A card duel for two, at one screen',
  look: 'Display',
  first: {
    kick: 'Never played?',
    name: 'First duel',
    note: 'Three minutes, one step at a time.',
    begin: 'Start',
  },
  now: 'Duel now',
  which: 'Which game?',
  sit: 'Seats & decks',
  swap: 'Swap decks',
  setUp: 'Settings',
  fold: 'Hide settings',
  life: (n: number) => `${n} life`,
  length: { single: 'one duel', match: 'best of three' },
  secrecy: {
    open: 'both hands lie open',
    peek: 'hold the eye button to see your hand',
    curtain: 'all cards are hidden while you hand over the screen',
    public: 'curtain, plus a second window for the audience',
  },
  deckOf: (name: string) => `${name}’s deck`,
  mixed: 'Different for each seat',
  howLong: 'How long?',
  whoseHand: 'Who sees the hands?',
  whenAsked: 'When are you asked to respond?',
  whereSit: 'Where do you sit?',
  more: 'Learn & more',
  moreNotes: {
    lessons: 'Short examples, step by step',
    rules: 'Every rule in plain words',
    decks: 'Pick one or build your own',
    library: 'Rewatch your duels',
    workshop: 'Lay any position and try it',
    puzzles: 'Win this turn',
  },
};

export type StartTexts = TextShape<typeof en>;

const ja: StartTexts = {
  subtitle: '一つの画面で遊ぶ、二人用カード対戦',
  look: '表示',
  first: {
    kick: '初めての方へ',
    name: 'はじめてのデュエル',
    note: '約3分。一手ずつ案内します。',
    begin: '開始',
  },
  now: 'すぐにデュエル',
  which: 'どのゲームで？',
  sit: '席とデッキ',
  swap: 'デッキ交換',
  setUp: '設定',
  fold: '設定を閉じる',
  life: (n) => `ライフ${n}`,
  length: { single: '1本勝負', match: '3本勝負' },
  secrecy: {
    open: '両方の手札を公開',
    peek: '目のボタンを押している間だけ自分の手札を表示',
    curtain: '交代時に画面を隠す',
    public: '交代時に画面を隠し、観客用の画面を別に表示',
  },
  deckOf: (name) => `${name}のデッキ`,
  mixed: '席ごとに別設定',
  howLong: '対戦形式',
  whoseHand: '手札の見せ方',
  whenAsked: '応答の確認',
  whereSit: '席の向き',
  more: '学ぶ・その他',
  moreNotes: {
    lessons: '短い実例を一手ずつ',
    rules: 'わかりやすいルール集',
    decks: '構築済みデッキと自作デッキ',
    library: '対戦の記録を見返す',
    workshop: '局面を並べて試す',
    puzzles: 'このターンで勝つ問題集',
  },
};

export const startTexts = { en, ja } as const;

export const useStartTexts = (): StartTexts => startTexts[useLanguage()];
