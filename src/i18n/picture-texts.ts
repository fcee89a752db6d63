import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'Card pictures',
  close: 'Close',
  about:
    'Put your own pictures on the cards. Name each file by the passcode of its card, for example 4206964.jpg; a card without one by its number, 1001.png.',
  stays: 'They stay in this browser and are never part of a recording, a file or a link.',
  files: 'Pictures or a zip …',
  folder: 'A folder …',
  limits: (megabytes: number) => `PNG, JPEG, WebP, GIF or AVIF, up to ${megabytes} MB each.`,
  none: 'No pictures yet.',
  kept: (cards: number, size: string) =>
    cards === 1 ? `1 card has your picture (${size}).` : `${cards} cards have your pictures (${size}).`,
  working: (done: number, all: number) => `Taking in ${done} of ${all} …`,
  brought: (n: number) => (n === 1 ? '1 picture taken in.' : `${n} pictures taken in.`),
  leftOut: (n: number) => (n === 1 ? '1 file left out' : `${n} files left out`),
  more: (n: number) => `… and ${n} more`,
  audience: 'In the public window',
  audienceOptions: { no: 'Crests', yes: 'Your pictures' },
  remove: 'Remove all pictures',
  removeSure: 'Press again to remove all of them',
  removed: 'All pictures are removed.',
  failed: 'Storage error: nothing was changed.',
  faults: {
    noPicture: 'not a picture',
    noNumber: 'not named by the number of a card',
    unknownCard: 'no card has this number',
    unreadable: 'the browser cannot read this picture',
    twice: 'another file of the same card came first',
    notKept: 'this browser has no more room; what came after it was not taken in',
    tooMany: 'too many files at once; what comes from here on was not looked at',
    noZip: 'not a zip archive',
    cut: 'the archive is damaged or cut off here',
    tooNew: 'a zip64 archive, which cannot be read here; pack less than 4 GB',
    encrypted: 'locked with a password',
    method: 'packed in a way that cannot be read here; pack it as an ordinary zip',
    tooLarge: 'too large',
  },
};

export type PictureTexts = TextShape<typeof en>;

const ja: PictureTexts = {
  title: 'カードの絵',
  close: '閉じる',
  about:
    'カードに自分の絵を入れられます。ファイル名をカードのパスワードにしてください（例：4206964.jpg）。パスワードのないカードはカード番号です（例：1001.png）。',
  stays: '絵はこのブラウザーの中だけに残り、記録・ファイル・リンクには入りません。',
  files: '画像かzipを選ぶ…',
  folder: 'フォルダーを選ぶ…',
  limits: (megabytes) => `PNG・JPEG・WebP・GIF・AVIF、1枚${megabytes}MBまで。`,
  none: 'まだ絵はありません。',
  kept: (cards, size) => `${cards}枚のカードに絵があります（${size}）。`,
  working: (done, all) => `読み込み中：${done}／${all}`,
  brought: (n) => `${n}枚を読み込みました。`,
  leftOut: (n) => `読み込めなかったファイル：${n}件`,
  more: (n) => `…ほか${n}件`,
  audience: '公開画面では',
  audienceOptions: { no: '紋章', yes: '自分の絵' },
  remove: 'すべての絵を消す',
  removeSure: 'もう一度押すと削除',
  removed: 'すべての絵を消しました。',
  failed: '保存領域のエラー：何も変更していません。',
  faults: {
    noPicture: '画像ではありません',
    noNumber: 'ファイル名がカードの番号ではありません',
    unknownCard: 'この番号のカードはありません',
    unreadable: 'ブラウザーで読めない画像です',
    twice: '同じカードの絵がほかにあります',
    notKept: 'ブラウザーの保存領域がいっぱいです。これより後は読み込んでいません',
    tooMany: 'ファイルが多すぎます。ここから先は見ていません',
    noZip: 'zipファイルではありません',
    cut: 'ファイルが壊れているか、途中で切れています',
    tooNew: 'zip64形式は読めません。4GB未満にまとめてください',
    encrypted: 'パスワードがかかっています',
    method: '読めない圧縮方式です。通常のzipにしてください',
    tooLarge: '大きすぎます',
  },
};

export const pictureTexts = { en, ja } as const;

export const usePictureTexts = (): PictureTexts => pictureTexts[useLanguage()];
