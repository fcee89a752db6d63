import type * as duel from '../engine/duel';
import type * as vision from '../engine/vision';
import type { TextShape } from './text-shape';

/** Responding to what has passed: the button, the list of windows, and requests to the other player. */
const en = {
  respond: {
    button: 'Respond',
    own: 'Respond earlier',
    open: (what: string) => `Open: ${what}`,
    may: (name: string) => `${name} may respond`,
    earlier: (n: number) => `${n} earlier`,
    title: (name: string) => `${name} — respond to what?`,
    hint: (name: string) => `${name} was not asked at these points. Choose one to go back to.`,
    learned: {
      draw: (other: string) => `A card was drawn since then – ${other} must agree.`,
      hidden: (other: string) => `A hidden card was seen since then – ${other} must agree.`,
      random: (other: string) => `Chance has decided something since then – ${other} must agree.`,
      answered: (other: string, name: string) => `${name} has answered since then – ${other} must agree.`,
    },
    before: (name: string) => `Respond before ${name} begins`,
  },
  /** Windows of either game by name, for the list. */
  windowName: {
    phase: (phase: string) => `In the ${phase}`,
    step: (phase: string) => `In a step of the ${phase}`,
    summonNegation: () => 'Before a Summon succeeds',
    summonSuccess: () => 'After a Summon',
    set: () => 'After a Set',
    position: () => 'After a change of position',
    attackDeclared: () => 'After an attack is declared',
    battleStep: () => 'Before the Damage Step',
    damageStep: () => 'In the Damage Step',
    chainLink: () => 'After a Chain Link',
    afterChain: () => 'After a chain',
    announcedEnd: (phase: string) => `End of ${phase}`,
    answer: () => 'In the interference',
  } satisfies Record<duel.WindowKind | vision.WindowKind, (phase: string) => string>,
  request: {
    surrender: (by: string, other: string) => `${by} wants to surrender. Does ${other} accept?`,
    surrenderNote: 'A surrender needs the other player’s agreement.',
    respond: (by: string, other: string) => `${by} asks to go back. Does ${other} agree?`,
    accept: 'Accept',
    refuse: 'Play on',
    agree: 'Agree',
    disagree: 'Refuse',
  },
};

const ja: TextShape<typeof en> = {
  respond: {
    button: '応答',
    own: '前のタイミングに応答',
    open: (what) => `応答可：${what}`,
    may: (name) => `${name}は応答できます`,
    earlier: (n) => `ほか${n}件`,
    title: (name) => `${name}：どこに応答しますか`,
    hint: (name: string) => `${name}にたずねずに過ぎた、カードを発動できるタイミングです。選んだところまで戻ります。`,
    learned: {
      draw: (other) => `その後にドローしているため、${other}の同意が必要です。`,
      hidden: (other) => `その後に非公開のカードを見ているため、${other}の同意が必要です。`,
      random: (other) => `その後に運で決まったことがあるため、${other}の同意が必要です。`,
      answered: (other, name) => `その後に${name}が答えているため、${other}の同意が必要です。`,
    },
    before: (name) => `${name}のターンの前に応答する`,
  },
  windowName: {
    phase: (phase) => `${phase}中`,
    step: (phase) => `${phase}のステップ`,
    summonNegation: () => '召喚成功の前',
    summonSuccess: () => '召喚の後',
    set: () => 'セットの後',
    position: () => '表示形式の変更の後',
    attackDeclared: () => '攻撃宣言の後',
    battleStep: () => 'ダメージステップの前',
    damageStep: () => 'ダメージステップ',
    chainLink: () => 'チェーンの後',
    afterChain: () => 'チェーン終了の後',
    announcedEnd: (phase) => `${phase}の終わり`,
    answer: () => '干渉の中',
  },
  request: {
    surrender: (by, other) => `${by}がサレンダーを申し出ています。${other}は受け入れますか`,
    surrenderNote: 'サレンダーには相手の同意が必要です。',
    respond: (by, other) => `${by}が巻き戻しを求めています。${other}は同意しますか`,
    accept: '受け入れる',
    refuse: '続ける',
    agree: '同意する',
    disagree: '断る',
  },
};

export const respondTexts = { en, ja } as const;
