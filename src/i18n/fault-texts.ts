import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'Something went wrong',
  what: {
    page: 'The page cannot be shown. Your saved duels and decks are safe.',
    screen: 'This screen cannot be shown. Your saved duels and decks are safe.',
    table: 'The table cannot be shown right now. The duel itself is not lost.',
    panel: 'This cannot be shown just now. The duel goes on without it.',
    prompt: 'The question cannot be shown. The duel itself is not lost.',
  },
  notFetched: {
    asking: 'This part of the page could not be loaded.',
    unreachable: 'This part of the page could not be loaded: the server does not answer. Try again when you are back online.',
    newer:
      'This part of the page could not be loaded: there is a newer version. Reload the page; your duel continues at the same question.',
    missing:
      'This part of the page could not be loaded, although the server answers. Try again, or reload the page; your duel continues at the same question.',
  },
  fetching: 'One moment …',
  again: 'Try again',
  reload: 'Reload the page',
  close: 'Close',
  start: 'Back to the start',
  leave: 'Leave this duel',
  sure: 'It ends here and is kept under Past duels.',
  leaveYes: 'Yes, leave it',
  back: 'Back to the last good position',
  nothingEarlier: 'There is no earlier position to go back to.',
  save: 'Download the recording (with both hands)',
};

export type FaultTexts = TextShape<typeof en>;

const ja: FaultTexts = {
  title: '問題が起きました',
  what: {
    page: 'ページを表示できません。ブラウザーに保存したものはそのままです。',
    screen: 'この画面を表示できません。ブラウザーに保存したものはそのままです。',
    table: '今の局面の盤面を表示できません。デュエルそのものは失われていません。',
    panel: '今はここを表示できません。デュエルはこのまま続けられます。',
    prompt: '問いかけを表示できません。デュエルそのものは失われていません。',
  },
  notFetched: {
    asking: 'ページのこの部分を取得できませんでした。',
    unreachable: 'ページのこの部分を取得できませんでした。配信元が応答しません。接続が戻ったら、もう一度試してください。',
    newer:
      'ページのこの部分を取得できませんでした。新しい版が公開されています。ページを読み込み直すと、保存されたデュエルは同じ問いかけから続きます。',
    missing:
      'ページは応答しますが、この部分を取得できませんでした。もう一度試すか、ページを読み込み直してください。保存されたデュエルは同じ問いかけから続きます。',
  },
  fetching: '取得しています…',
  again: 'もう一度試す',
  reload: 'ページを読み込み直す',
  close: '閉じる',
  start: '最初の画面へ',
  leave: 'このデュエルをやめる',
  sure: 'ここで終わり、「これまでのデュエル」に残ります。',
  leaveYes: 'やめる',
  back: '直前の正常な局面へ戻る',
  nothingEarlier: 'これより前に戻れる局面はありません。',
  save: '記録をダウンロード（両者の手札を含む）',
};

export const faultTexts: Readonly<Record<'en' | 'ja', FaultTexts>> = { en, ja };

export const useFaultTexts = (): FaultTexts => faultTexts[useLanguage()];
