import type { SameLines, TextShape } from '../text-shape';

/** How VISION is played at this table, in a few sentences, and what its own keys do. */
const howTo = [
  'Bring the other player from 25 life to 0, or leave them without a card to draw.',
  'Each turn set one card of your hand as a node. A card needs as many nodes as its open hexagon says and costs what the full one says.',
  'An awake node pays 1 by falling asleep and never wakes again; a sleeping one pays 1 by going to the Underworld.',
  'Play one character a turn. It comes asleep and wakes in your next Active Phase. Spells are for your Main Phase, commands for any time.',
  'To attack, tap or drag a character that is awake: it falls asleep. Only the first answer to an attack can be a defence.',
  'If nobody defends, the player takes the attack as damage, and may graze: cards of the deck become sleeping nodes.',
  'Answers pile up like stones. When both players pass, the one laid last is resolved first, and the combat comes after all of them.',
  'Tap a card to see what it can do now. “Why not?” gives the reasons, and § opens the rule.',
] as const;

const en = {
  next: 'ends the Main Phase; in smooth mode, the turn',
  pass: 'pass',
  underworld: 'Underworld of the player below, above',
  removed: 'Removed Area of the player below, above',
};

const howToJa: SameLines<typeof howTo> = [
  '相手のライフを25から0にするか、相手がドローできなくなれば勝ちです。',
  'ターンごとに手札を1枚、ノードとしてセットできます。カードには、白抜きの六角形の枚数のノードが必要で、塗りつぶした六角形の数だけ支払います。',
  'アクティブ状態のノードはスリープ状態になって1を支払い、もう起きません。スリープ状態のノードは冥界に送って1を支払います。',
  'キャラクターは1ターンに1枚プレイできます。スリープ状態で場に出て、次の自分のアクティブフェイズに起きます。スペルは自分のメインフェイズに、コマンドはいつでも使えます。',
  '起きているキャラクターに触れるか、引いて動かして攻撃します。攻撃するとスリープ状態になります。防御できるのは、攻撃への最初の応答だけです。',
  '防御されなければ、攻撃力の分のダメージがプレイヤーに届きます。受けた側はグレイズして、デッキのカードをスリープ状態のノードにできます。',
  '干渉は石のように積み重なります。双方がパスすると最後の石から処理し、戦闘はその後です。',
  'カードに触れると、今できることがわかります。「なぜできない？」で理由が、§でルールが開きます。',
];

const ja: TextShape<typeof en> = {
  next: 'メインフェイズを終える（スムーズではターンを終える）',
  pass: 'パス',
  underworld: '冥界（手前、奥）',
  removed: '除外エリア（手前、奥）',
};

export const visionHelpWords = { en: { ...en, howTo }, ja: { ...ja, howTo: howToJa } } as const;
