import { useLanguage } from './language';
import type { TextShape } from './text-shape';

/** What a partner would do in the place of whoever is asked, where that is wished. */
const en = {
  setting: 'What would you do?',
  settingNote: 'A button beside the hand tells what a partner would do here. Never in a match.',
  button: 'What would you do?',
  title: 'What would you do?',
  thinks: 'Thinking …',
  chance: (percent: number, error: number) => `wins ${percent} of 100 (± ${error})`,
  best: 'what a partner would do',
  less: (points: number) => (points < 1 ? 'as good' : `${points} of 100 fewer`),
  picks: (names: readonly string[]) => (names.length === 0 ? 'Nothing' : names.join(', ')),
  other: 'Another answer',
  only: 'There is only one answer here.',
  note: (rollouts: number) =>
    `Played on ${rollouts} times by rule of thumb. It knows what you see and both deck lists; the rest is guessed anew each time.`,
  failed: 'It could not be thought about now. Open this again to try once more.',
};

export type AdviceTexts = TextShape<typeof en>;

const ja: AdviceTexts = {
  setting: '相手役ならどうする？',
  settingNote: '手札の横のボタンで、相手役ならどう打つかが見られます。マッチでは使えません。',
  button: 'どう打つ？',
  title: '相手役ならどうする？',
  thinks: '考えています…',
  chance: (percent, error) => `100回中${percent}回勝ち（±${error}）`,
  best: '相手役ならこう打つ',
  less: (points) => (points < 1 ? '同じくらい' : `100回中${points}回少ない`),
  picks: (names) => (names.length === 0 ? 'なし' : names.join('、')),
  other: 'ほかの答え',
  only: 'ここで選べる答えは一つだけです。',
  note: (rollouts) =>
    `おおまかな打ち方で${rollouts}回先まで進めた結果です。使うのは見えている情報と両者のデッキの中身だけで、残りは毎回推測します。`,
  failed: '今は考えられませんでした。もう一度開くとやり直します。',
};

const adviceTexts = { en, ja } as const;

export const useAdviceTexts = (): AdviceTexts => adviceTexts[useLanguage()];
