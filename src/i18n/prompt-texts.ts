import { actTexts } from './act-texts';
import { useLanguage } from './language';
import { questionTexts } from './question-texts';
import { respondTexts } from './respond-texts';
import type { TextShape } from './text-shape';

const en = {
  ...questionTexts.en,
  ...actTexts.en,
  ...respondTexts.en,
  dock: 'Prompt',
  noResponse: 'No response',
  quiet: { turn: 'Not again this turn', card: (card: string) => `Not for ${card} again` },
  letMeLook: 'Let me look',
  picked: (now: number, min: number, max: number) => (min === max ? `${now} / ${min}` : `${now} chosen (${min}–${max})`),
  confirm: 'Confirm',
  /** A selection after which more is asked for the same act. */
  next: 'Next',
  names: { search: 'Part of the name', found: (n: number) => (n === 1 ? '1 name' : `${n} names`) },
  confirmNone: 'Choose none',
  back: 'Back',
  cancel: 'Cancel',
  allActs: 'All actions',
  moreActs: (n: number) => `More ${n}`,
  theActs: 'Actions possible now',
  whyNot: {
    notYours: (name: string) => `${name} cannot use this card now.`,
    notHere: 'This card cannot be chosen here.',
    refused: 'Not possible now.',
    against: (acts: readonly string[], why: string) => `${acts.join(', ')}: ${why}`,
    enough: 'That’s all. Tap a chosen card to deselect it.',
    emptyHere: 'There is nothing here.',
    lookFirst: (name: string) => `Only ${name} sees what this card can do: hold the eye button, or press Look & choose.`,
    lookHere: (name: string) => `Only ${name} sees what this card can do: press Let me look.`,
  },
  waiting: (name: string) => `${name}, open the curtain.`,
  over: 'Duel over.',
  toResult: 'Result',
};

export type PromptTexts = TextShape<typeof en>;

const ja: PromptTexts = {
  ...questionTexts.ja,
  ...actTexts.ja,
  ...respondTexts.ja,
  dock: '操作欄',
  noResponse: '応答しない',
  quiet: { turn: 'このターンは確認しない', card: () => 'このカードは確認しない' },
  letMeLook: '手札を見る',
  picked: (now, min, max) => (min === max ? `${now}／${min}枚` : `${now}枚（${min}～${max}枚）`),
  confirm: '決定',
  next: '次へ',
  names: { search: 'カード名の一部', found: (n) => `${n}件` },
  confirmNone: '選ばない',
  back: '戻る',
  cancel: 'キャンセル',
  allActs: '行動一覧',
  moreActs: (n) => `ほか${n}`,
  theActs: '今できる行動',
  whyNot: {
    notYours: (name) => `${name}は今このカードを使えません。`,
    notHere: 'このカードは選べません。',
    refused: '今はできません。',
    against: (acts, why) => `${acts.join('・')}：${why}`,
    enough: '選択済みのカードをもう一度押すと外せます。',
    emptyHere: 'ここには何もありません。',
    lookFirst: (name) => `確認できるのは${name}だけです。目のボタンを長押しするか、「見て選ぶ」を押してください。`,
    lookHere: (name) => `確認できるのは${name}だけです。「手札を見る」を押してください。`,
  },
  waiting: (name) => `${name}の交代待ち`,
  over: 'デュエル終了。',
  toResult: '結果へ',
};

export const promptTexts = { en, ja } as const;

export const usePromptTexts = (): PromptTexts => promptTexts[useLanguage()];
