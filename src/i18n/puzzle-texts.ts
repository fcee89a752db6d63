import { useLanguage } from './language';
import type { TextShape } from './text-shape';

const en = {
  title: 'Puzzles',
  /** The slip among card, chain and log, where one room holds them all. */
  tab: 'Puzzle',
  note: (solved: number, all: number) => `${solved} of ${all} solved`,
  names: { solver: 'You', other: 'Opponent' },
  grade: (n: number) => `Grade ${n}`,
  grades: ['A first look', 'Two thoughts', 'Around a corner', 'Hard', 'For a long evening'],
  solved: 'Solved',
  loading: 'The puzzles are coming.',
  notFetched: (detail: string) => `The list of puzzles could not be fetched (${detail}).`,
  retry: 'Try again',
  open: 'Open a file',
  goal: 'Win in this turn, whatever the opponent answers. Every card lies open.',
  unnamed: 'A puzzle',
  stages: {
    asked: 'Your move.',
    judging: 'The table looks at your move.',
    right: 'This is right so far. Go on.',
    open: 'Whether this move wins stays open: the table could not find out. Play on.',
    refuting: 'This move does not win. The table shows why.',
    refuted: 'Refuted: after this move the opponent survives the turn.',
    solved: 'Solved!',
    missed: 'The turn is over without a win.',
    showing: 'The solution is being played.',
    shown: 'That was the solution.',
    stuck: 'What answers for the opponent could not be reached. The puzzle can be begun again.',
  },
  among: 'Not every move was looked at: some stay open.',
  hint: (n: number) => `Hint ${n}`,
  noMoreHints: 'There are no more hints.',
  noHints: 'Nobody wrote hints for it.',
  solution: 'Solution',
  again: 'Again',
  next: 'Next puzzle',
  all: 'All puzzles',
  link: 'Copy link',
  linkCopied: 'Copied',
  linkNotCopied: 'Not copied',
  toWorkshop: 'In the workshop',
  file: 'Save file',
  faults: {
    unknown: (detail: string) => `There is no puzzle “${detail}”.`,
    notFetched: (detail: string) => `The puzzle could not be fetched (${detail}).`,
    link: 'This link to a puzzle is damaged or was cut off. Ask for it once more.',
    damaged: (detail: string) => `This file is no puzzle that can be read: ${detail}`,
    impossible: 'The position of this puzzle is impossible. The workshop says what is wrong with it.',
  },
};

export type PuzzleTexts = TextShape<typeof en>;

const ja: PuzzleTexts = {
  title: '詰めデュエル',
  tab: '問題',
  note: (solved, all) => `${all}問中${solved}問を解いた`,
  names: { solver: 'あなた', other: '相手' },
  grade: (n) => `${n}級`,
  grades: ['まずはここから', '二つ考える', 'ひとひねり', '難問', 'じっくり一晩'],
  solved: '解いた',
  loading: '問題を読み込んでいます。',
  notFetched: (detail) => `問題の一覧を読み込めませんでした（${detail}）。`,
  retry: 'やり直す',
  open: 'ファイルを開く',
  goal: '相手がどう応じても、このターンで勝つこと。カードはすべて公開。',
  unnamed: '問題',
  stages: {
    asked: 'あなたの番です。',
    judging: '手を調べています。',
    right: 'ここまでは正解。続けてください。',
    open: 'この手で勝てるかどうかは未解明です。このまま続けられます。',
    refuting: 'この手では勝てません。その理由を示します。',
    refuted: '不正解：この手では相手がこのターンをしのぎます。',
    solved: '正解！',
    missed: '勝てないままターンが終わりました。',
    showing: '解答を再生しています。',
    shown: '以上が解答です。',
    stuck: '相手の応手を求められませんでした。最初からやり直せます。',
  },
  among: 'すべての手を調べたわけではありません。残りは未解明です。',
  hint: (n) => `ヒント${n}`,
  noMoreHints: 'ヒントはこれで全部です。',
  noHints: 'この問題にヒントはありません。',
  solution: '解答',
  again: 'もう一度',
  next: '次の問題',
  all: '問題一覧',
  link: 'リンクをコピー',
  linkCopied: 'コピー済み',
  linkNotCopied: 'コピー失敗',
  toWorkshop: '局面研究で開く',
  file: 'ファイルに保存',
  faults: {
    unknown: (detail) => `「${detail}」という問題はありません。`,
    notFetched: (detail) => `問題を読み込めませんでした（${detail}）。`,
    link: '問題のリンクが壊れているか、途中で切れています。もう一度もらってください。',
    damaged: (detail) => `問題として読めないファイルです：${detail}`,
    impossible: 'この問題の局面はありえないものです。何が誤りかは局面研究で確かめられます。',
  },
};

export const puzzleTexts = { en, ja } as const;

export const usePuzzleTexts = (): PuzzleTexts => puzzleTexts[useLanguage()];

const provingEn = {
  title: 'Puzzle',
  prove: 'Prove',
  busy: 'still at it',
  solve: 'Solve it at the table',
  shelf: 'All puzzles',
  failed: 'What proves could not be reached, or the position asks nothing. Try again.',
  verdicts: {
    wins: 'Proved: whose turn it is wins in this turn, whatever the other side answers.',
    refuted: 'Refuted: there is no win in this turn.',
    refutedAmong: 'Among the moves that were looked at there is no win in this turn; the others stay open.',
    open: 'Open: whether there is a win in this turn could not be found out.',
  },
  firsts: (n: number) => (n === 1 ? 'One first move wins: it is unique.' : `${n} first moves win: it is not unique.`),
  openFirsts: (n: number) => `Of ${n} first moves it stays open.`,
  noneNeedless: 'No card was found to be superfluous.',
  needless: (names: string) => `Superfluous: ${names}`,
  openNeedless: (names: string) => `Whether these are superfluous stays open: ${names}`,
  and: ', ',
};

export type ProvingTexts = TextShape<typeof provingEn>;

const provingJa: ProvingTexts = {
  title: '詰めデュエル',
  prove: '証明する',
  busy: '計算中',
  solve: 'テーブルで解く',
  shelf: '問題一覧',
  failed: '証明する部分を読み込めないか、この局面では何も選べません。やり直してください。',
  verdicts: {
    wins: '証明済み：相手がどう応じても、ターンプレイヤーがこのターンで勝ちます。',
    refuted: 'このターンで勝つ手順はありません。',
    refutedAmong: '調べた手の中には、このターンで勝つ手順がありません。残りは未解明です。',
    open: '未解明：このターンで勝てるかどうかはわかりませんでした。',
  },
  firsts: (n) => (n === 1 ? '勝てる初手は一つだけです。' : `勝てる初手が${n}通りあり、一つに決まりません。`),
  openFirsts: (n) => `初手のうち${n}通りは未解明です。`,
  noneNeedless: '余分なカードは見つかりませんでした。',
  needless: (names) => `余分なカード：${names}`,
  openNeedless: (names) => `余分かどうか未解明：${names}`,
  and: '、',
};

export const useProvingTexts = (): ProvingTexts => ({ en: provingEn, ja: provingJa })[useLanguage()];
