import type { TextShape } from './text-shape';

/** Responding to what has passed: the button, the list of windows, and requests to the other player. */
const en = {
  respond: {
    button: 'Respond',
    own: 'Go back',
    ownTitle: 'Go back and respond',
    open: (what: string) => `After: ${what}`,
    may: (name: string) => `${name} may respond`,
    earlier: (n: number) => `${n} more`,
    title: (name: string) => `${name} — respond to what?`,
    /** Several in one step: they are listed when it is pressed. */
    parts: (n: number) => `${n} chances to respond`,
    hint: (name: string) => `${name} was not asked here. Pick a point to go back to.`,
    learned: {
      draw: (other: string) => `A card has been drawn since – ${other} must agree.`,
      hidden: (other: string) => `A hidden card has been seen since – ${other} must agree.`,
      random: (other: string) => `Something was decided at random since – ${other} must agree.`,
      answered: (other: string, name: string) => `${name} has acted since – ${other} must agree.`,
    },
    before: (name: string) => `Respond before ${name}’s turn begins`,
  },
  request: {
    surrender: (by: string, other: string) => `${by} offers to surrender. Does ${other} accept?`,
    surrenderNote: 'A surrender needs the other player’s agreement.',
    respond: (by: string, other: string) => `${by} requests to go back. Does ${other} agree?`,
    accept: 'Accept',
    refuse: 'Decline',
    agree: 'Agree',
    disagree: 'Decline',
  },
};

const ja: TextShape<typeof en> = {
  respond: {
    button: '応答',
    own: 'さかのぼる',
    ownTitle: 'さかのぼって応答',
    open: (what) => `応答可：${what}`,
    may: (name) => `${name}は応答できます`,
    earlier: (n) => `前に${n}件`,
    title: (name) => `${name}：どこに応答しますか？`,
    parts: (n) => `応答のタイミング${n}回`,
    hint: (name: string) => `${name}への確認を省略したタイミングです。選ぶとそこまで戻ります。`,
    learned: {
      draw: (other) => `その後にドローしているため、${other}の同意が必要です。`,
      hidden: (other) => `その後に非公開情報が確認されたため、${other}の同意が必要です。`,
      random: (other) => `その後にコイン・サイコロなど運の絡む処理があったため、${other}の同意が必要です。`,
      answered: (other, name) => `その後に${name}が行動しているため、${other}の同意が必要です。`,
    },
    before: (name) => `${name}のターン開始前に応答`,
  },
  request: {
    surrender: (by, other) => `${by}がサレンダーを申し出ました。${other}は認めますか？`,
    surrenderNote: 'サレンダーには相手の同意が必要です。',
    respond: (by, other) => `${by}が差し戻しを申請しています。${other}は同意しますか？`,
    accept: '認める',
    refuse: '続行する',
    agree: '同意する',
    disagree: '断る',
  },
};

export const respondTexts = { en, ja } as const;
