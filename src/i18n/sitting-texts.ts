import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  opening: 'Looking for your saved duel …',
  elsewhere: {
    title: 'The table is open elsewhere',
    text: 'Kusari is open in another tab or window of this browser. Only one of them can play, so that no duel is overwritten. Close the other one, or take over here: the duel continues after the last answer.',
    take: 'Take it over',
  },
  taken: {
    title: 'The table has been taken over',
    text: 'Another tab or window of this browser has the table now, and the duel continues there after the last answer. Nothing is played or saved here any more.',
    take: 'Take it back',
  },
};

export type SittingTexts = TextShape<typeof en>;

const ja: SittingTexts = {
  opening: '保存されたデュエルを探しています…',
  elsewhere: {
    title: 'テーブルは別の場所で開いています',
    text: 'このブラウザーの別のタブかウィンドウでKusariが開いています。デュエルが上書きされないよう、テーブルは一つだけです。そちらを閉じるか、こちらへ引き継いでください。最後の答えの続きから始まります。',
    take: 'こちらへ引き継ぐ',
  },
  taken: {
    title: 'テーブルは引き継がれました',
    text: 'このブラウザーの別のタブかウィンドウがテーブルを引き継ぎ、デュエルは最後の答えの続きからそちらで進みます。ここではもう何も行われず、何も保存されません。',
    take: '取り戻す',
  },
};

export const sittingTexts = { en, ja } as const;

export const useSittingTexts = (): SittingTexts => sittingTexts[useLanguage()];
