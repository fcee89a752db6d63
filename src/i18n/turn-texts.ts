import { useLanguage } from './language';
import type { TextShape } from './text-shape';

/**
 * How the running turn stands, and what lasts. Sentences with `{slots}`, in which cards can be pointed at: `{card}` and `{cards}`
 * are cards, `{n}` a number, `{who}` a player.
 */
const en = {
  title: 'This turn',
  lasts: 'What lasts',
  nothingYet: 'Nothing has been done yet.',
  of: (turn: string, name: string) => `${turn} · ${name}`,
  why: {
    asked: 'Asked about',
    stack: 'Waits as',
    attack: 'Attacks',
    marked: 'This one is meant',
  },
  stack: {
    unfold: 'Show what has been resolved',
    below: (n: number) => (n === 1 ? '1 more below' : `${n} more below`),
  },
  and: ' and ',
  comma: ', ',
  duel: {
    draw: ['Drew 1 card', 'Drew {n} cards'],
    normalSummon: 'Normal Summon: {card}',
    normalSummonUsed: 'Normal Summon used up',
    normalSummonOpen: 'Normal Summon still free',
    normalSet: 'Normal Summon: a monster was Set',
    pendulumSummon: 'Pendulum Summon made',
    pendulumSummonOpen: 'Pendulum Summon still free',
    attack: 'Attacked: {cards}',
    mayAttack: ['1 monster may attack', '{n} monsters may attack'],
    mayTurn: ['1 monster may change position', '{n} monsters may change position'],
    anEffect: 'An effect',
    about: '{card}: {cards}',
    control: '{who} controls {card}',
    aMonster: 'a monster',
    skip: (what: string) => `No ${what}`,
    nextTurn: 'next turn',
    next: 'the next one',
    turns: (n: number) => (n === 1 ? '1 turn' : `${n} turns`),
    turnsOf: (n: number, who: string) => `${who}: ${n === 1 ? '1 turn' : `${n} turns`}`,
    stays: 'stays',
    until: {
      endOfTurn: 'this turn',
      endPhase: 'until the End Phase',
      endOfDamageStep: 'this Damage Step',
      endOfBattlePhase: 'this Battle Phase',
      nextAttack: 'next attack',
      forever: 'for good',
      endOfNextTurn: 'until the next turn ends',
      standbyPhase: 'until a Standby Phase',
      whileSource: 'while its card stays',
    },
  },
} as const;

export type TurnTexts = TextShape<typeof en>;

const ja: TurnTexts = {
  title: 'このターン',
  lasts: '続いている効果',
  nothingYet: 'まだ何もしていません。',
  of: (turn, name) => `${turn}・${name}`,
  why: {
    asked: 'いま尋ねているカード',
    stack: '処理待ち',
    attack: '攻撃中',
    marked: 'いまの効果',
  },
  stack: { unfold: '処理の結果を表示', below: (n) => `下にあと${n}つ` },
  and: 'と',
  comma: '、',
  duel: {
    draw: ['1枚ドローした', '{n}枚ドローした'],
    normalSummon: '通常召喚：{card}',
    normalSummonUsed: '通常召喚は済んだ',
    normalSummonOpen: '通常召喚はまだできる',
    normalSet: 'モンスターをセットした（通常召喚の代わり）',
    pendulumSummon: 'ペンデュラム召喚をした',
    pendulumSummonOpen: 'ペンデュラム召喚はまだできる',
    attack: '攻撃した：{cards}',
    mayAttack: ['1体が攻撃できる', '{n}体が攻撃できる'],
    mayTurn: ['1体が表示形式を変更できる', '{n}体が表示形式を変更できる'],
    anEffect: '効果',
    about: '{card}：{cards}',
    control: '{who}が{card}をコントロール',
    aMonster: 'モンスター',
    skip: (what) => `${what}なし`,
    nextTurn: '次のターン',
    next: '次の1回',
    turns: (n) => `あと${n}ターン`,
    turnsOf: (n, who) => `${who}のターン：あと${n}回`,
    stays: '表側の間',
    until: {
      endOfTurn: 'このターン',
      endPhase: 'エンドフェイズまで',
      endOfDamageStep: 'このダメージステップ',
      endOfBattlePhase: 'このバトルフェイズ',
      nextAttack: '次の攻撃',
      forever: 'ずっと',
      endOfNextTurn: '次のターン終了時まで',
      standbyPhase: 'スタンバイフェイズまで',
      whileSource: '元のカードがある間',
    },
  },
};

const turnTexts = { en, ja } as const;

export const useTurnTexts = (): TurnTexts => turnTexts[useLanguage()];
