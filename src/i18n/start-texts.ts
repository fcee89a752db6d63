import type { ProfileId } from '../engine/duel';
import type { VisionProfile } from '../engine/vision';
import { useLanguage } from './language';
import type { TextShape } from './text-shape';

type Played = ProfileId | VisionProfile;

const en = {
  subtitle: 'A card duel for two, at one table',
  look: 'Look',
  first: {
    kick: 'Never played?',
    name: 'First duel',
    note: 'Three minutes. The table shows you one thing to do at a time.',
    begin: 'Begin',
  },
  now: 'Duel now',
  which: 'Which game?',
  games: {
    expert: 'The classic rules. Chains, traps, no hurry.',
    modern: 'Newer turn order, Pendulum Zones.',
    vision: 'A second game: nodes, one common field.',
  } satisfies Record<Played, string>,
  sit: 'Sit down and start',
  swap: 'Swap the decks',
  setUp: 'Set-up',
  fold: 'Fold away',
  life: (n: number) => `${n} life`,
  length: { single: 'one duel', match: 'best of three' },
  secrecy: {
    open: 'both hands lie open',
    peek: 'hold the eye to see your hand',
    curtain: 'the screen is covered when you swap seats',
    public: 'covered, with a window for the audience',
  },
  deckOf: (name: string) => `Deck of ${name}`,
  mixed: 'The two seats have different settings.',
  howLong: 'How long?',
  whoseHand: 'Whose hand shows?',
  whenAsked: 'When are you asked to respond?',
  asked: { smooth: 'When it matters', strict: 'Every time' },
  askedNote: {
    smooth: 'You are only stopped to answer a Chain Link. Everything else passes; press Respond to go back and react.',
    strict: 'You are stopped at every chance to respond.',
  },
  whereSit: 'Where do you sit?',
  more: 'Learn & more',
  moreNotes: {
    lessons: 'Short examples, step by step',
    rules: 'Every rule in plain words',
    decks: 'Ready-made, or your own',
    library: 'Watch any duel again',
  },
};

export type StartTexts = TextShape<typeof en>;

const ja: StartTexts = {
  subtitle: '一つの卓を囲む、二人のカード対戦',
  look: '外観',
  first: {
    kick: '初めての方へ',
    name: 'はじめてのデュエル',
    note: '約3分。卓が一手ずつ、やることを教えます。',
    begin: 'はじめる',
  },
  now: 'すぐにデュエル',
  which: 'どのゲームで？',
  games: {
    expert: '2004年のルール。チェーンと罠の駆け引き。',
    modern: '新しいターンの流れ。ペンデュラムあり。',
    vision: 'もう一つのゲーム。ノードと共通の場。',
  },
  sit: '席について、開始',
  swap: 'デッキを入れ替える',
  setUp: '設定',
  fold: '設定をたたむ',
  life: (n) => `ライフ${n}`,
  length: { single: '1本勝負', match: '3本勝負' },
  secrecy: {
    open: '両方の手札を公開',
    peek: '目のボタンを押す間だけ自分の手札を表示',
    curtain: '交代のたびに画面を隠します',
    public: '画面を隠し、観客用の画面を別に表示',
  },
  deckOf: (name) => `${name}のデッキ`,
  mixed: '席ごとに違う設定です。',
  howLong: '長さは？',
  whoseHand: '手札の見せ方は？',
  whenAsked: '応答はいつ聞く？',
  asked: { smooth: '大事な時だけ', strict: '毎回' },
  askedNote: {
    smooth:
      'たずねるのは、相手の発動にチェーンするかどうかだけです。カードを発動できるほかのタイミングは自動で過ぎ、「応答」で戻れます。',
    strict: 'カードを発動できるタイミングのたびに、毎回たずねます。',
  },
  whereSit: '座り方は？',
  more: '学ぶ・その他',
  moreNotes: {
    lessons: '短い実例を一手ずつ',
    rules: 'やさしい言葉のルール集',
    decks: '既製デッキと自作デッキ',
    library: 'いつでも見返せます',
  },
};

export const startTexts = { en, ja } as const;

export const useStartTexts = (): StartTexts => startTexts[useLanguage()];
