import type { SameLines, TextShape } from '../../../i18n/text-shape';

/** How VISION is played at this table, in a few sentences, and what its own keys do. */
const howTo = [
  'Bring your opponent from 25 life to 0, or leave them without a card to draw.',
  'Each turn set one card of your hand as a node. A card needs as many nodes as its open hexagon says and costs what the full one says.',
  'Each node pays twice: awake it falls asleep, asleep it goes to the Underworld. Nodes do not wake by themselves.',
  'Play one character per turn. It comes asleep and is awake from your next Active Phase. Spells are for your Main Phase, commands for any time.',
  'To attack, tap or drag a character that is awake: it falls asleep. Only the first response to an attack can be a defense.',
  'If nobody defends, the player takes the attack as damage, and may graze: cards of the deck become sleeping nodes.',
  'Responses pile up like stones. When both players pass, the last one resolves first, and the combat comes after all of them.',
  'Tap a card to see what you can do with it. “Why not?” explains the rest, and § opens the rule.',
] as const;

const en = {
  next: 'ends the Main Phase; unless asked at every chance, the turn',
  pass: 'pass',
  underworld: 'Underworld of the player below, above',
  removed: 'Removed Area of the player below, above',
};

const howToJa: SameLines<typeof howTo> = [
  '相手のライフを25から0にするか、相手がドローできなくなれば勝ちです。',
  'ターンごとに手札を1枚、ノードとしてセットできます。カードには、白抜きの六角形の枚数のノードが必要で、塗りつぶした六角形の数だけ支払います。',
  'アクティブ状態のノードはスリープ状態になって1を支払います。スリープ状態のノードは冥界に置いて1を支払います。ノードは自然にはアクティブ状態に戻りません。',
  'キャラクターは1ターンに1枚プレイできます。スリープ状態で場に出て、次の自分のアクティブフェイズにアクティブ状態になります。スペルは自分のメインフェイズに、コマンドはいつでもプレイできます。',
  'アクティブ状態のキャラクターに触れるか、ドラッグして攻撃します。攻撃するとスリープ状態になります。防御できるのは、攻撃への最初の応答だけです。',
  '防御されなければ、攻撃力の分のダメージがプレイヤーに届きます。受けた側はグレイズして、デッキのカードをスリープ状態のノードにできます。',
  '干渉は石のように積み重なります。両者がパスすると最後の石から解決し、戦闘はその後です。',
  'カードに触れると、できる行動がわかります。「できない理由」で理由が、§でルールが開きます。',
];

const ja: TextShape<typeof en> = {
  next: 'メインフェイズ終了（「すべて確認」以外ではターン終了）',
  pass: 'パス',
  underworld: '冥界（手前、奥）',
  removed: '除外エリア（手前、奥）',
};

export const visionHelpWords = { en: { ...en, howTo }, ja: { ...ja, howTo: howToJa } } as const;
