import { useLanguage } from './language';
import type { TextShape } from './text-shape';

/** Who is asked, who looks, and what everybody sees: the words of a table that covers cards. */
const en = {
  openLabel: 'Open hands',
  publicOpen: 'Public window',
  publicWaiting: 'Waiting for a duel',
  publicWaitingNote: 'It appears here when one starts in another window of this browser.',
  fullScreen: 'Full screen',
  asked: (name: string) => `${name} is asked`,
  waits: (name: string) => `${name} waits`,
  hold: 'Hold to see',
  holding: 'Showing',
  cover: 'Cover',
  holdOf: (name: string) => `Hold to see ${name}’s cards`,
  holdingOf: (name: string) => `Showing ${name}’s cards`,
  coverOf: (name: string) => `Cover ${name}’s cards`,
  lookAndChoose: 'Look & choose',
  lookNote: (name: string) => `Only ${name} looks. The cards are covered again after the choice.`,
  laidDown: (name: string) => `${name}’s cards stay covered until ${name} presses Let me look.`,
  consent: (by: string, other: string, mode: string) =>
    `${by} wants to switch to ${mode}, which shows more. Does ${other} agree?`,
};

export type LookTexts = TextShape<typeof en>;

const ja: LookTexts = {
  openLabel: '手札公開',
  publicOpen: '公開画面を開く',
  publicWaiting: 'デュエル待機中',
  publicWaitingNote: '別ウィンドウでデュエルが始まると表示されます。',
  fullScreen: '全画面',
  asked: (name) => `${name}の番`,
  waits: (name) => `${name}：待機中`,
  hold: '押して見る',
  holding: '表示中',
  cover: '隠す',
  holdOf: (name) => `${name}のカードを押して見る`,
  holdingOf: (name) => `表示中（${name}のカード）`,
  coverOf: (name) => `${name}のカードを隠す`,
  lookAndChoose: '見て選ぶ',
  lookNote: (name) => `見るのは${name}だけ。選び終えると、カードはまた隠れます。`,
  laidDown: (name) => `${name}が「手札を見る」を押すまで、カードは隠れたままです。`,
  consent: (by, other, mode) => `${by}が「${mode}」（公開範囲が広がります）への変更を希望しています。${other}は同意しますか？`,
};

export const lookTexts = { en, ja } as const;

export const useLookTexts = (): LookTexts => lookTexts[useLanguage()];
