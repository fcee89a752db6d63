import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'Something went wrong',
  what: {
    page: 'The page cannot be shown. Your saved duels and decks are safe.',
    screen: 'This screen cannot be shown. Your saved duels and decks are safe.',
    table: 'The table cannot be shown right now. Your duel is safe.',
    panel: 'This cannot be shown just now. The duel goes on without it.',
    prompt: 'The question cannot be shown. Your duel is safe.',
  },
  notFetched: {
    asking: 'This part of the page could not be loaded.',
    unreachable: 'This part of the page could not be loaded: no connection. Try again when you are back online.',
    newer:
      'This part of the page could not be loaded: there is a newer version. Reload the page; your duel continues at the same question.',
    missing:
      'This part of the page could not be loaded. Try again, or reload the page; your duel continues at the same question.',
  },
  fetching: 'One moment …',
  again: 'Try again',
  reload: 'Reload the page',
  close: 'Close',
  start: 'Back to the start',
  leave: 'End duel',
  sure: 'It stays under Past duels.',
  leaveYes: 'Yes, end it',
  back: 'Go back one step',
  nothingEarlier: 'There is no earlier position to go back to.',
  save: 'Download the recording (with both hands)',
};

export type FaultTexts = TextShape<typeof en>;

const ja: FaultTexts = {
  title: '問題が起きました',
  what: {
    page: 'ページを表示できません。保存データは無事です。',
    screen: 'この画面を表示できません。保存データは無事です。',
    table: 'テーブルを表示できません。デュエルのデータは無事です。',
    panel: '今はここを表示できません。デュエルはこのまま続けられます。',
    prompt: '操作欄を表示できません。デュエルのデータは無事です。',
  },
  notFetched: {
    asking: 'この部分を読み込めませんでした。',
    unreachable: 'サーバーに接続できません。通信を確認して再度お試しください。',
    newer:
      'この部分を読み込めませんでした。新しいバージョンが公開されています。再読み込みすると、デュエルは同じところから続きます。',
    missing: 'この部分を読み込めませんでした。もう一度試すか、再読み込みしてください。デュエルは同じところから続きます。',
  },
  fetching: '読み込み中…',
  again: 'もう一度試す',
  reload: '再読み込み',
  close: '閉じる',
  start: 'トップへ',
  leave: 'デュエルを終了',
  sure: '「過去のデュエル」に残ります。',
  leaveYes: '終了する',
  back: '一手戻す',
  nothingEarlier: 'これより前に戻れる局面はありません。',
  save: '記録をダウンロード（両者の手札を含む）',
};

export const faultTexts: Readonly<Record<'en' | 'ja', FaultTexts>> = { en, ja };

export const useFaultTexts = (): FaultTexts => faultTexts[useLanguage()];
