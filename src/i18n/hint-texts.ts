import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  name: 'Hint',
  gotIt: 'Got it',
  noMore: 'No more hints',
  hints: {
    mainPhase: {
      title: 'What you can do now',
      text: 'Cards with a gold dot can be used now. Tap one to see its actions; when you are done, press End turn.',
    },
    handLimit: {
      title: 'Hand limit',
      text: 'At the end of your turn you discard down to six cards of your choice.',
    },
    chain: {
      title: 'A chain',
      text: 'Each activation becomes the next Chain Link. When neither player adds one, the last one resolves first.',
    },
    response: {
      title: 'A chance to respond',
      text: 'You are asked whatever cards you hold; it reveals nothing. Press No response to continue.',
    },
    attack: {
      title: 'Attacking',
      text: 'Tap a monster in Attack Position, then what it attacks. Each can attack once per Battle Phase.',
    },
    damage: {
      title: 'Battle damage',
      text: 'Of two monsters in Attack Position, the one with lower ATK is destroyed and its controller takes the difference as damage.',
    },
    tribute: {
      title: 'Tribute Summon',
      text: 'A Level 5 or 6 monster needs 1 Tribute, Level 7 or higher needs 2.',
    },
    set: {
      title: 'Set cards',
      text: 'They lie face-down; only their controller may look at them. A Trap can be activated from the next turn on.',
    },
    respond: {
      title: 'Respond',
      text: 'Not every chance to respond stops the duel. Press Respond to go back to one you missed.',
    },
    firstTurn: {
      title: 'The first turn',
      text: 'The first player cannot attack on turn 1. Summon and Set, then press End turn.',
    },
  },
};

export type HintTexts = TextShape<typeof en>;

const ja: HintTexts = {
  name: 'ヒント',
  gotIt: 'OK',
  noMore: '今後表示しない',
  hints: {
    mainPhase: {
      title: '今できる行動',
      text: '●の付いたカードは今使えます。触れると使い方が表示されます。終わったら「ターン終了」。',
    },
    handLimit: { title: '手札枚数制限', text: '自分のターンの終わりに、手札が6枚になるように選んで捨てます。' },
    chain: { title: 'チェーン', text: '発動のたびにチェーンが積まれます。両者が応答しなくなったら、最後のものから処理します。' },
    response: {
      title: '応答のタイミング',
      text: '手札に関係なく確認します。なければ「応答しない」を押してください。',
    },
    attack: { title: '攻撃', text: '攻撃表示のモンスターに触れ、攻撃対象を選びます。攻撃は1体につき1回です。' },
    damage: {
      title: '戦闘ダメージ',
      text: '攻撃表示同士では、攻撃力の低い方が破壊され、そのコントローラーが差のダメージを受けます。',
    },
    tribute: { title: '生け贄召喚', text: 'レベル5・6のモンスターには生け贄が1体、レベル7以上には2体必要です。' },
    set: {
      title: 'セットしたカード',
      text: '裏向きに置かれ、見られるのはコントロールしているプレイヤーだけです。罠は次のターンから発動できます。',
    },
    respond: {
      title: '「応答」ボタン',
      text: '確認を省略して進むことがあります。「応答」を押すと、その時点にさかのぼって応答できます。',
    },
    firstTurn: {
      title: '最初のターン',
      text: '先攻の最初のターンは攻撃できません。召喚やセットをして、「ターン終了」を押します。',
    },
  },
};

export const hintTexts = { en, ja } as const;

export const useHintTexts = (): HintTexts => hintTexts[useLanguage()];
