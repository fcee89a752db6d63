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
    hint: 'These windows passed without a question. Play goes back to the one that is chosen.',
    learned: {
      draw: 'A card was drawn since: needs consent',
      hidden: 'A hidden card was shown since: needs consent',
      random: 'Chance decided something since: needs consent',
      answered: 'An answer was given by hand since: needs consent',
    },
    before: (name: string) => `Respond before ${name} begins`,
  },
  /** Windows of either game by name, for the list. */
  windowName: {
    phase: (phase: string) => `In the ${phase}`,
    step: (phase: string) => `Step of the ${phase}`,
    summonNegation: () => 'Before a Summon succeeds',
    summonSuccess: () => 'After a Summon',
    set: () => 'After a Set',
    position: () => 'After a change of position',
    attackDeclared: () => 'After the declaration of an attack',
    battleStep: () => 'Before the Damage Step',
    damageStep: () => 'In the Damage Step',
    chainLink: () => 'After a Chain Link',
    afterChain: () => 'After a chain',
    announcedEnd: (phase: string) => `Before the end of the ${phase}`,
    answer: () => 'In the interference',
  } satisfies Record<duel.WindowKind | vision.WindowKind, (phase: string) => string>,
  request: {
    surrender: (by: string, other: string) => `${by} wishes to surrender. Does ${other} accept?`,
    surrenderNote: 'A surrender needs the consent of the other player.',
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
    own: '前の機会に応答',
    open: (what) => `応答可：${what}`,
    may: (name) => `${name}は応答できます`,
    earlier: (n) => `ほか${n}件`,
    title: (name) => `${name}：どこに応答しますか`,
    hint: '確認なしに過ぎた機会です。選んだところまで戻ります。',
    learned: {
      draw: 'その後にドローした：同意が必要',
      hidden: 'その後に隠れたカードを見た：同意が必要',
      random: 'その後に運で決まったことがある：同意が必要',
      answered: 'その後に自分で答えている：同意が必要',
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
