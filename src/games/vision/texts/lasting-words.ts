import type { TextShape } from '../../../i18n/text-shape';

/**
 * What lasts: in a word or two on the plate of the player whom it concerns, and as a sentence beside the interference. `who` is
 * that player, `phase` the name of a phase, `card` the card of a delayed effect. `soFar`: what has been done in the turn and what
 * is still open, with the slots `{n}` and `{cards}`.
 */
const en = {
  soFar: {
    draw: ['Drew 1 card', 'Drew {n} cards'],
    node: ['Node still to set', 'Node set'],
    character: ['Character still to play', 'Character played'],
    doll: ['Doll still to play', 'Doll played'],
    worldCharm: ['World charm still to play', 'World charm played'],
    attack: 'Attacked: {cards}',
  },
  stats: (attack: string, toughness: string) => `{card} attack ${attack}, toughness ${toughness}`,
  thisTurn: 'this turn',
  title: 'What lasts',
  /** Beside the plate, read out. */
  of: (who: string) => `What lasts for ${who}`,
  someEffect: 'An effect',
  more: (n: number) => `+${n}`,
  barrier: (n: number) => (n === 1 ? 'Barrier' : `Barrier ×${n}`),
  darkSide: 'Dark Side',
  skipPhase: (phase: string) => `no ${phase}`,
  skipTurn: 'no next turn',
  added: (phase: string) => `+ ${phase}`,
  says: {
    barrier: (who: string) => `The next damage to ${who} this turn is void, and ${who} gains that much life.`,
    darkSide: 'Until the end of the turn each + on a character is a −, and whoever would draw by an effect discards instead.',
    skipPhase: (who: string, phase: string) => `${who} skips the next own ${phase}.`,
    skipTurn: (who: string) => `${who} skips the next own turn.`,
    added: (who: string, phase: string) => `${who} has an additional ${phase} after this phase.`,
    atTurnEnd: (who: string, card: string) => `${card} has an effect on ${who} at the end of this turn.`,
    later: (who: string, card: string) => `${card} has an effect on ${who} later in this turn.`,
  },
} as const;

export type LastingWords = TextShape<typeof en>;

const ja: LastingWords = {
  soFar: {
    draw: ['1枚引いた', '{n}枚引いた'],
    node: ['ノードはまだ置ける', 'ノードをセットした'],
    character: ['キャラクターはまだ出せる', 'キャラクターを出した'],
    doll: ['人形はまだ出せる', '人形を出した'],
    worldCharm: ['世界呪符はまだ出せる', '世界呪符を出した'],
    attack: '攻撃した：{cards}',
  },
  stats: (attack, toughness) => `{card} 攻撃力${attack}・耐久力${toughness}`,
  thisTurn: 'このターン',
  title: '続いている効果',
  of: (who) => `${who}に続いている効果`,
  someEffect: '効果',
  more: (n) => `他${n}`,
  barrier: (n) => (n === 1 ? '結界' : `結界×${n}`),
  darkSide: 'ダークサイド',
  skipPhase: (phase) => `次の${phase}なし`,
  skipTurn: '次のターンなし',
  added: (phase) => `追加の${phase}`,
  says: {
    barrier: (who) => `このターン、${who}が次に受けるダメージは無効になり、${who}は同じ点数のライフを得ます。`,
    darkSide: 'ターン終了時まで、キャラクターの＋の修正は－になり、効果で引くプレイヤーは引く代わりに手札を破棄します。',
    skipPhase: (who, phase) => `${who}は、次の自分の${phase}をスキップします。`,
    skipTurn: (who) => `${who}は、次の自分のターンをスキップします。`,
    added: (who, phase) => `このフェイズの次に、${who}の追加の${phase}があります。`,
    atTurnEnd: (who, card) => `このターンの終了時に、${who}に${card}の効果があります。`,
    later: (who, card) => `このターンの後で、${who}に${card}の効果があります。`,
  },
};

export const lastingWords = { en, ja } as const;
