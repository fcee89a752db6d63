import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  name: 'Hint',
  gotIt: 'Got it',
  noMore: 'No more hints',
  hints: {
    mainPhase: {
      title: 'What you can do now',
      text: 'Cards with a mark can act now. Tap one to see what it can do; when you are done, press End turn.',
    },
    handLimit: {
      title: 'Hand limit',
      text: 'At the end of your turn you keep six cards. You choose which ones to discard.',
    },
    chain: {
      title: 'A chain',
      text: 'Each activation becomes the next link. When neither player adds one, the last link resolves first.',
    },
    response: {
      title: 'A chance to respond',
      text: 'The question is asked whatever cards a player has, so it gives nothing away. No response goes on.',
    },
    attack: {
      title: 'Attacking',
      text: 'Tap a monster in attack position, then what it attacks. Each may attack once in a Battle Phase.',
    },
    damage: {
      title: 'Battle damage',
      text: 'When both monsters are in attack position, the lower ATK is destroyed and its player loses the difference.',
    },
    tribute: {
      title: 'Tribute Summon',
      text: 'A monster of Level 5 or 6 needs one Tribute, one of Level 7 or higher needs two.',
    },
    set: {
      title: 'Set cards',
      text: 'They lie face-down, and only their owner may look at them. A Trap can be activated from the next turn on.',
    },
    respond: {
      title: 'Respond',
      text: 'Not every chance to respond stops the duel. Press Respond to go back to one that has passed.',
    },
    firstTurn: {
      title: 'The first turn',
      text: 'Whoever goes first has no Battle Phase on the first turn. Summon and Set, then end the turn.',
    },
  },
};

export type HintTexts = TextShape<typeof en>;

const ja: HintTexts = {
  name: 'ヒント',
  gotIt: 'わかった',
  noMore: 'ヒントを出さない',
  hints: {
    mainPhase: {
      title: '今できること',
      text: '印のあるカードは、今何かできます。触れると、できることが出ます。終わったら「ターン終了」。',
    },
    handLimit: { title: '手札枚数制限', text: 'ターンの終わりに持てる手札は6枚まで。捨てるカードは自分で選びます。' },
    chain: { title: 'チェーン', text: '発動するたびに次のチェーンになります。両者が応答しなければ、最後のものから処理します。' },
    response: {
      title: '応答の機会',
      text: '何を持っていても同じように聞かれるので、手の内は知られません。「応答しない」で先へ進みます。',
    },
    attack: { title: '攻撃', text: '攻撃表示のモンスターに触れ、攻撃対象を選びます。攻撃は1回のバトルフェイズに1体1度です。' },
    damage: {
      title: '戦闘ダメージ',
      text: '攻撃表示どうしでは、攻撃力の低い方が破壊され、そのプレイヤーが差のダメージを受けます。',
    },
    tribute: { title: '生け贄召喚', text: 'レベル5・6のモンスターには生け贄が1体、レベル7以上には2体必要です。' },
    set: { title: 'セットしたカード', text: '裏向きに置かれ、見てよいのは持ち主だけです。罠は次のターンから発動できます。' },
    respond: {
      title: '「応答」ボタン',
      text: '応答の機会には、確認なしに過ぎるものがあります。「応答」を押すと、その時点まで戻れます。',
    },
    firstTurn: {
      title: '最初のターン',
      text: '先攻の最初のターンにはバトルフェイズがありません。召喚やセットをして、ターンを終えます。',
    },
  },
};

export const hintTexts = { en, ja } as const;

export const useHintTexts = (): HintTexts => hintTexts[useLanguage()];
