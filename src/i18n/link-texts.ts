import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'A shared position',
  opening: 'Opening …',
  make: 'Copy a link to this position',
  ofWhole: 'The duel is over: the link holds it up to this position with both hands, to be looked at and played on.',
  ofPublic: 'The link shows only what everybody saw at this position. It can be looked at, but not played on.',
  copied: (signs: string) => `Link copied (${signs} characters).`,
  notCopied: (signs: string) => `The browser did not allow copying. Copy the link from here (${signs} characters):`,
  tooLong: (signs: string, most: string) =>
    `The link would be ${signs} characters long. Messages cut off what is longer than ${most}: save a file instead.`,
  failed: 'This browser cannot make links. Save a file instead.',
  problem: 'This link cannot be opened.',
  kept: 'Nothing else has changed; a running duel goes on where it was.',
  faults: {
    noForm: (got: string) => `Behind “#duel=” a version, a length and the duel were expected. There is “${got}”.`,
    newer: (version: number, expected: number) =>
      `The link is of version ${version}; this page reads version ${expected}. Reload the page to get the newest.`,
    cut: (got: string, expected: string) =>
      `The link was cut off on the way: ${got} of ${expected} characters are there. Ask for it again, or for a file.`,
    changed: (got: string, expected: string) =>
      `The link was changed on the way: ${got} characters are there, ${expected} were expected, and their checksum does not agree. Ask for it again.`,
  },
  notFetched: 'The link shows a game of VISION, which could not be loaded. Try again when you are back online.',
  retry: 'Try again',
};

export type LinkTexts = TextShape<typeof en>;

const ja: LinkTexts = {
  title: '受け取った場面',
  opening: '開いています…',
  make: 'この場面へのリンクをコピー',
  ofWhole: 'デュエルは終わっています。リンクには、この場面までが両者の手札ごと入ります。続きも遊べます。',
  ofPublic: 'リンクで見えるのは、この場面で全員が見たものだけです。続きは遊べません。',
  copied: (signs) => `リンクをコピーしました（${signs}文字）。`,
  notCopied: (signs) => `ブラウザーがコピーを許可しませんでした。ここからコピーしてください（${signs}文字）：`,
  tooLong: (signs, most) =>
    `リンクが${signs}文字になります。${most}文字を超えると送る途中で切れるので、ファイルに保存してください。`,
  failed: 'このブラウザーではリンクを作れません。ファイルに保存してください。',
  problem: 'このリンクは開けません。',
  kept: 'ほかには何も変わっていません。進行中のデュエルもそのまま続けられます。',
  faults: {
    noForm: (got) => `「#duel=」の後には版・長さ・デュエルが続くはずですが、「${got}」になっています。`,
    newer: (version, expected) =>
      `リンクは版${version}ですが、このページが読めるのは版${expected}です。再読み込みして最新にしてください。`,
    cut: (got, expected) =>
      `リンクが途中で切れています。${expected}文字のうち${got}文字しかありません。もう一度送ってもらってください。`,
    changed: (got, expected) =>
      `リンクが途中で書き換わっています（${got}文字。本来は${expected}文字）。もう一度送ってもらってください。`,
  },
  notFetched: 'VISIONのゲームのリンクですが、VISIONを読み込めませんでした。オンラインでもう一度お試しください。',
  retry: 'もう一度',
};

export const linkTexts = { en, ja } as const;

export const useLinkTexts = (): LinkTexts => linkTexts[useLanguage()];
