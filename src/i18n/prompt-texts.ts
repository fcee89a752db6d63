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
  letMeLook: 'Let me look',
  picked: (now: number, min: number, max: number) =>
    min === max ? `${now} of ${min} chosen.` : `${now} chosen, ${min} to ${max}.`,
  confirm: 'Confirm',
  announce: 'Announce',
  names: { search: 'Part of the name', found: (n: number) => (n === 1 ? '1 name' : `${n} names`) },
  confirmNone: 'Choose none',
  inSheet: 'The cards are shown beside the field.',
  valuesInSheet: 'The choices are listed beside the field.',
  back: 'Back',
  cancel: 'Cancel',
  allActs: 'All acts',
  theActs: 'Everything that can be done now',
  whyNot: {
    notYours: (name: string) => `${name} cannot use this card now.`,
    notHere: 'This card cannot be chosen here.',
    refused: 'That is not legal now.',
    against: (acts: readonly string[], why: string) => `${acts.join(', ')}: ${why}`,
    enough: 'No more can be chosen. Tap a chosen card to undo it.',
    emptyHere: 'There is nothing here.',
    lookFirst: (name: string) => `Only ${name} sees what this card can do: hold the eye button, or press Look and choose.`,
    lookHere: (name: string) => `Only ${name} sees what this card can do: press Let me look.`,
  },
  waiting: (name: string) => `Waiting for ${name} to open the curtain.`,
  over: 'The duel is over.',
  toResult: 'To the result',
};

export type PromptTexts = TextShape<typeof en>;

const ja: PromptTexts = {
  ...questionTexts.ja,
  ...actTexts.ja,
  ...respondTexts.ja,
  dock: '問いかけ',
  noResponse: '応答しない',
  letMeLook: '手札を見る',
  picked: (now, min, max) => (min === max ? `${min}枚中${now}枚を選択。` : `${now}枚を選択（${min}〜${max}枚）。`),
  confirm: '決定',
  announce: '宣言する',
  names: { search: 'カード名の一部', found: (n) => `${n}件` },
  confirmNone: '選ばない',
  inSheet: 'カードはフィールドの横に並んでいます。',
  valuesInSheet: '選択肢はフィールドの横に並んでいます。',
  back: '戻る',
  cancel: 'やめる',
  allActs: 'できること一覧',
  theActs: '今できること',
  whyNot: {
    notYours: (name) => `今、${name}が使えるカードではありません。`,
    notHere: 'このカードは選択の候補ではありません。',
    refused: '今はできません。',
    against: (acts, why) => `${acts.join('・')}：${why}`,
    enough: 'これ以上は選べません。選んだカードに触れると外せます。',
    emptyHere: 'ここには何もありません。',
    lookFirst: (name) =>
      `このカードでできることを見られるのは${name}だけです。目のボタンを押し続けるか、「見て選ぶ」を押してください。`,
    lookHere: (name) => `このカードでできることを見られるのは${name}だけです。「手札を見る」を押してください。`,
  },
  waiting: (name) => `${name}がのれんを開けるのを待っています。`,
  over: 'デュエルは終わりました。',
  toResult: '結果へ',
};

export const promptTexts = { en, ja } as const;

export const usePromptTexts = (): PromptTexts => promptTexts[useLanguage()];
