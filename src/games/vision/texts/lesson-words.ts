import type { TextShape } from '../../../i18n/text-shape';

/** A step of a lesson as a sentence. `name` is a player, `card` a card, `on` what the act names. */
const en = {
  node: (name: string, card: string) => `${name} sets ${card} as a node`,
  playCard: (name: string, card: string) => `${name} plays ${card}`,
  playOn: (name: string, card: string, on: string) => `${name} plays ${card} on ${on}`,
  playToDefend: (name: string, card: string) => `${name} plays ${card} and defends with it`,
  activate: (name: string, card: string) => `${name} uses ${card}`,
  activateOn: (name: string, card: string, on: string) => `${name} uses ${card} on ${on}`,
  attack: (name: string, card: string) => `${name} attacks with ${card}`,
  defend: (name: string, card: string) => `${name} defends with ${card}`,
  pass: (name: string) => `${name} passes`,
  endTurn: (name: string) => `${name} passes for the rest of the turn`,
  choose: (name: string, on: string) => `${name} chooses ${on}`,
  order: (name: string, on: string) => `${name} puts in order: ${on}`,
  yes: (name: string) => `${name} answers: yes`,
  no: (name: string) => `${name} answers: no`,
  grazes: (name: string) => `${name} grazes`,
  doesNotGraze: (name: string) => `${name} does not graze`,
  drawsAnew: (name: string) => `${name} draws a new hand`,
  keeps: (name: string) => `${name} keeps the hand`,
  somebody: 'A player',
  something: 'a card',
};

export type VisionLessonWords = TextShape<typeof en>;

const ja: VisionLessonWords = {
  node: (name, card) => `${name}が「${card}」をノードにセットする`,
  playCard: (name, card) => `${name}が「${card}」をプレイする`,
  playOn: (name, card, on) => `${name}が${on}を目標に「${card}」をプレイする`,
  playToDefend: (name, card) => `${name}が「${card}」をプレイして防御する`,
  activate: (name, card) => `${name}が「${card}」の効果を使用する`,
  activateOn: (name, card, on) => `${name}が${on}を目標に「${card}」の効果を使用する`,
  attack: (name, card) => `${name}が「${card}」で攻撃する`,
  defend: (name, card) => `${name}が「${card}」で防御する`,
  pass: (name) => `${name}がパスする`,
  endTurn: (name) => `${name}がパスし、このターンはもう何もしない`,
  choose: (name, on) => `${name}が${on}を選ぶ`,
  order: (name, on) => `${name}が順番を決める：${on}`,
  yes: (name) => `${name}の答え：はい`,
  no: (name) => `${name}の答え：いいえ`,
  grazes: (name) => `${name}がグレイズする`,
  doesNotGraze: (name) => `${name}はグレイズしない`,
  drawsAnew: (name) => `${name}が手札を引き直す`,
  keeps: (name) => `${name}は手札をそのまま使う`,
  somebody: 'プレイヤー',
  something: 'カード',
};

export const visionLessonWords: Readonly<Record<'en' | 'ja', VisionLessonWords>> = { en, ja };
