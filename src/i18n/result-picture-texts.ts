import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'The result as a picture',
  close: 'Close',
  making: 'Painting …',
  failed: 'This browser could not paint the picture.',
  save: 'Save the picture',
  copy: 'Copy the picture',
  share: 'Share …',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Save the picture instead.',
  shared: 'Shared.',
  notShared: 'It was not shared.',
  note: 'Only what everybody may know: hidden hands and Set cards are backs. It is made here and sent nowhere.',
  openNote: 'The hands were open at this table, so they are in the picture. It is made here and sent nowhere.',
  turn: (n: number) => `Turn ${n}.`,
  turns: 'turns',
  fan: 'An unofficial fan project',
  alt: (title: string, why: string, first: string, lifeOfFirst: string, second: string, lifeOfSecond: string) =>
    `The last position of the game, with the result beside it. ${title}. ${why} ${first}: ${lifeOfFirst}. ${second}: ${lifeOfSecond}.`,
};

export type ResultPictureTexts = TextShape<typeof en>;

const ja: ResultPictureTexts = {
  title: '結果の画像',
  close: '閉じる',
  making: '描いています…',
  failed: 'このブラウザーでは画像を作れませんでした。',
  save: '画像を保存',
  copy: '画像をコピー',
  share: '共有…',
  copied: 'コピーしました。',
  notCopied: 'ブラウザーがコピーを許可しませんでした。画像を保存してください。',
  shared: '共有しました。',
  notShared: '共有しませんでした。',
  note: '全員が知ってよいことだけが描かれます。見えない手札と伏せカードは裏のままです。画像はここで作られ、どこにも送られません。',
  openNote: '手札を公開したテーブルなので、手札も描かれます。画像はここで作られ、どこにも送られません。',
  turn: (n) => `ターン${n}。`,
  turns: 'ターン',
  fan: '非公式のファン制作です',
  alt: (title, why, first, lifeOfFirst, second, lifeOfSecond) =>
    `最後の場面と結果。${title}。${why}${first}：${lifeOfFirst}。${second}：${lifeOfSecond}。`,
};

export const resultPictureTexts = { en, ja } as const;

export const useResultPictureTexts = (): ResultPictureTexts => resultPictureTexts[useLanguage()];
