import { useWorded, worded } from './extra-deck';
import type { TextShape } from './text-shape';

const en = {
  fan: 'An unofficial fan project, not connected with any publisher. No official pictures or texts.',
  setup: {
    seat: (n: number) => `Seat ${n}`,
    name: 'Name',
    namelessSeat: ['Ren', 'Aya'] as readonly string[],
    lifePointsOf: { 8000: '8000 · full duel', 4000: '4000 · short', 2000: '2000 · quick' } as Readonly<Record<number, string>>,
    language: 'Language',
    languages: { en: 'English', ja: '日本語' },
    theme: 'Theme',
    themes: { urushi: 'Urushi (dark)', shiraki: 'Shiraki (light)', contrast: 'High contrast' },
    textSize: 'Text',
    textSizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },
    pictures: 'Card pictures …',
    motion: 'Motion',
    motions: { system: 'System setting', full: 'Full', reduced: 'Reduced' },
    pace: 'Animation speed',
    paces: { slow: 'Slow, for an audience', normal: 'Normal', fast: 'Fast', off: 'Off' },
    sound: 'Sound',
    sounds: { off: 'Off', quiet: 'Quiet', normal: 'Normal', loud: 'Loud' },
    leftAlone: 'After a minute without input',
    whenLeftAlone: { covers: 'Cover the cards', stays: 'Keep showing' },
    hints: 'Hints',
    onOff: { on: 'On', off: 'Off' },
    advanced: 'Advanced',
    seed: 'Shuffle seed',
    seedNote: 'Same seed, same decks: same shuffles and hands.',
    newSeed: 'New seed',
    openRecording: 'Open a recording',
  },
  priority: {
    smooth: 'Smooth',
    pause: 'Pauses',
    strict: 'Strict',
    smoothNote: 'You are asked only to answer a Chain Link. Press Respond to go back to anything else.',
    pauseNote:
      'As Smooth. With a Set Spell or Trap you are asked when your opponent attacks, Summons or ends the turn, whatever you have Set.',
    strictNote: 'You are asked at every chance to respond.',
  },
};

export type ShellTexts = TextShape<typeof en>;

const ja: ShellTexts = {
  fan: '非公式のファン制作です。いかなる発売元とも関係なく、公式の画像や文章は使っていません。',
  setup: {
    seat: (n) => `席${n}`,
    name: '名前',
    namelessSeat: ['レン', 'アヤ'],
    lifePointsOf: { 8000: '8000（通常）', 4000: '4000（短縮）', 2000: '2000（超短縮）' },
    language: '言語',
    languages: { en: 'English', ja: '日本語' },
    theme: '配色',
    themes: { urushi: '漆（暗い）', shiraki: '白木（明るい）', contrast: '高コントラスト' },
    textSize: '文字',
    textSizes: { normal: '標準', large: '大きい', largest: '最大' },
    pictures: 'カードの絵…',
    motion: '動き',
    motions: { system: 'システムに従う', full: '標準', reduced: '控えめ' },
    pace: 'アニメーション速度',
    paces: { slow: 'ゆっくり（観客向け）', normal: '標準', fast: '速い', off: 'なし' },
    sound: '音',
    sounds: { off: 'なし', quiet: '小さめ', normal: '標準', loud: '大きめ' },
    leftAlone: '1分間操作がなければ',
    whenLeftAlone: { covers: 'カードを隠す', stays: '隠さない' },
    hints: 'ヒント',
    onOff: { on: 'あり', off: 'なし' },
    advanced: '詳細設定',
    seed: '乱数シード',
    seedNote: '同じ値と同じデッキなら、シャッフルも初手も同じになります。',
    newSeed: '新しいシード',
    openRecording: '記録を開く',
  },
  priority: {
    smooth: '円滑',
    pause: '要所で確認',
    strict: 'すべて確認',
    smoothNote: '確認するのは、相手の発動にチェーンするかどうかだけです。ほかは自動で進み、「応答」でさかのぼれます。',
    pauseNote:
      '「円滑」に加えて、魔法・罠をセットしていれば、相手の攻撃宣言・召喚・エンドフェイズにも確認します（カードの種類は問いません）。',
    strictNote: '応答のタイミングのたびに確認します。',
  },
};

export const shellTexts = { en, ja } as const;

const texts = worded(shellTexts);

export const useShellTexts = (): ShellTexts => useWorded(texts);
