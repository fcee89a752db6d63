import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'The result as a picture',
  close: 'Close',
  making: 'Making the picture …',
  failed: 'The picture could not be made.',
  save: 'Save the picture',
  copy: 'Copy the picture',
  share: 'Share …',
  copied: 'Copied.',
  notCopied: 'Copying was not allowed. Save the picture instead.',
  shared: 'Shared.',
  notShared: 'It was not shared.',
  note: 'Hidden cards stay hidden. Made in your browser, sent nowhere.',
  openNote: 'Hands were open, so they are in the picture. Made in your browser, sent nowhere.',
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
  making: '作成中…',
  failed: '画像を作成できませんでした。',
  save: '画像を保存',
  copy: '画像をコピー',
  share: '共有…',
  copied: 'コピーしました。',
  notCopied: 'コピーできませんでした。画像を保存してください。',
  shared: '共有しました。',
  notShared: '共有しませんでした。',
  note: '公開情報だけの画像です。端末内で作成し、送信しません。',
  openNote: '手札公開のデュエルなので、手札も含まれます。端末内で作成し、送信しません。',
  turn: (n) => `ターン${n}。`,
  turns: 'ターン',
  fan: '非公式のファン制作です',
  alt: (title, why, first, lifeOfFirst, second, lifeOfSecond) =>
    `最後の局面と結果。${title}。${why}${first}：${lifeOfFirst}。${second}：${lifeOfSecond}。`,
};

export const resultPictureTexts = { en, ja } as const;

export const useResultPictureTexts = (): ResultPictureTexts => resultPictureTexts[useLanguage()];
