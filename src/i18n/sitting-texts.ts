import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  opening: 'Looking for your saved duel …',
  elsewhere: {
    title: 'The table is open elsewhere',
    text: 'Kusari is open in another tab or window of this browser. Only one of them can play, so that no duel is overwritten. Close the other one, or play here: the duel continues after the last action.',
    take: 'Play here',
  },
  taken: {
    title: 'The duel goes on elsewhere',
    text: 'Another tab or window of this browser has the table now, and the duel continues there. Nothing is played or saved here any more.',
    take: 'Play here',
  },
};

export type SittingTexts = TextShape<typeof en>;

const ja: SittingTexts = {
  opening: '保存されたデュエルを探しています…',
  elsewhere: {
    title: 'テーブルは別の場所で開いています',
    text: 'このブラウザーの別のタブかウィンドウでKusariが開いています。デュエルが上書きされないよう、テーブルは一つだけです。そちらを閉じるか、「ここで続ける」を押してください。直前の操作の続きから始まります。',
    take: 'ここで続ける',
  },
  taken: {
    title: 'デュエルは別の場所で続いています',
    text: 'デュエルは、このブラウザーの別のタブかウィンドウで進んでいます。ここでは操作も保存も行われません。',
    take: 'ここで続ける',
  },
};

export const sittingTexts = { en, ja } as const;

export const useSittingTexts = (): SittingTexts => sittingTexts[useLanguage()];
