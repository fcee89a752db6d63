import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'A shared position',
  opening: 'Opening …',
  make: 'Copy link to this position',
  ofWhole: 'The link shows the duel up to here, both hands included, and can be played on.',
  ofPublic: 'The link shows only what everybody saw at this position. It can be looked at, but not played on.',
  copied: (signs: string) => `Link copied (${signs} characters).`,
  notCopied: (signs: string) => `Copy the link yourself (${signs} characters):`,
  tooLong: (signs: string, most: string) =>
    `The link would be ${signs} characters long. Messages cut off what is longer than ${most}: save a file instead.`,
  code: {
    make: 'Show as QR code',
    name: 'QR code of the link to this position',
    link: 'Link to this position',
    tooLong: (signs: string, most: string) =>
      `The link is ${signs} characters long; a QR code holds ${most}. Copy the link, or save a file instead.`,
  },
  failed: 'The link could not be made. Save a file instead.',
  problem: 'This link cannot be opened.',
  kept: 'Your own duel is unaffected.',
  faults: {
    noForm: (got: string) => `Behind “#duel=” a version, a length and the duel were expected. There is “${got}”.`,
    newer: (version: number, expected: number) =>
      `The link is of version ${version}; this page reads version ${expected}. Reload the page to get the newest.`,
    cut: (got: string, expected: string) =>
      `The link was cut off on the way: ${got} of ${expected} characters are there. Ask for it again, or for a file.`,
    changed: (got: string, expected: string) =>
      `The link was changed on the way: ${got} characters are there, ${expected} were expected, and their checksum does not agree. Ask for it again.`,
  },
  notFetched: 'The game in this link could not be loaded. Try again when you are back online.',
  retry: 'Try again',
};

export type LinkTexts = TextShape<typeof en>;

const ja: LinkTexts = {
  title: '受け取った局面',
  opening: '開いています…',
  make: '局面のリンクをコピー',
  ofWhole: 'ここまでの全記録（両者の手札を含む）が入り、続きも遊べます。',
  ofPublic: 'リンクで見えるのは、この局面の公開情報だけです。続きは遊べません。',
  copied: (signs) => `リンクをコピーしました（${signs}文字）。`,
  notCopied: (signs) => `ここからコピーしてください（${signs}文字）：`,
  tooLong: (signs, most) =>
    `リンクが${signs}文字になります。${most}文字を超えると送る途中で切れるので、ファイルに保存してください。`,
  code: {
    make: 'QRコードを表示',
    name: 'この局面のリンクのQRコード',
    link: 'この局面のリンク',
    tooLong: (signs, most) =>
      `リンクは${signs}文字あり、QRコードに入る${most}文字を超えています。リンクをコピーするか、ファイルに保存してください。`,
  },
  failed: 'リンクを作成できません。ファイルに保存してください。',
  problem: 'このリンクは開けません。',
  kept: '進行中のデュエルには影響ありません。',
  faults: {
    noForm: (got) => `「#duel=」の後にはバージョン・長さ・デュエルが続くはずですが、「${got}」になっています。`,
    newer: (version, expected) =>
      `リンクのバージョンは${version}ですが、読めるのは${expected}です。再読み込みして最新にしてください。`,
    cut: (got, expected) =>
      `リンクが途中で切れています。${expected}文字のうち${got}文字しかありません。もう一度送ってもらってください。`,
    changed: (got, expected) =>
      `リンクが途中で書き換わっています（${got}文字。本来は${expected}文字）。もう一度送ってもらってください。`,
  },
  notFetched: 'このリンクのゲームを読み込めませんでした。オンラインでもう一度お試しください。',
  retry: 'もう一度',
};

export const linkTexts = { en, ja } as const;

export const useLinkTexts = (): LinkTexts => linkTexts[useLanguage()];
