import type { TextShape } from '../../../i18n/text-shape';

/** Hints in the first games of VISION. */
const en = {
  'vision-node': {
    title: 'Set a node',
    text: 'Once in each of your turns a card of your hand can become a node. Nodes pay for everything else.',
  },
  'vision-graze': {
    title: 'Graze',
    text: 'Took combat damage? You may turn cards from the top of your deck into sleeping nodes, all or none.',
  },
  'vision-defend': {
    title: 'Defending',
    text: 'A character can defend only as the first response to the attack, before you do or pass anything else.',
  },
  'vision-interference': {
    title: 'Interference',
    text: 'Responses pile up like stones. When both players pass, the last one resolves first.',
  },
  'vision-asleep': {
    title: 'Asleep and awake',
    text: 'A character comes asleep and is awake from its controller’s next Active Phase. Nodes do not wake by themselves.',
  },
  'vision-play': {
    title: 'What a card needs',
    text: 'The open hexagon says how many nodes must lie there, asleep or awake; the full one, how many pay.',
  },
  'vision-attack': {
    title: 'Attacking',
    text: 'Tap a character that is awake, or drag it across the middle. It falls asleep with the attack.',
  },
  'vision-end': {
    title: 'Ending a phase',
    text: 'A phase ends when both players pass one after the other. Unless you are asked at every chance, one press ends the turn.',
  },
};

const ja: TextShape<typeof en> = {
  'vision-node': {
    title: 'ノードのセット',
    text: '自分のターンごとに、手札を1枚だけノードとしてセットできます。ほかのことはすべてノードで支払います。',
  },
  'vision-graze': {
    title: 'グレイズ',
    text: '防御されなかった攻撃を受けると、デッキの上のカードをスリープ状態のノードにできます。全部か、なしです。',
  },
  'vision-defend': {
    title: '防御',
    text: '防御できるのは、攻撃への最初の応答としてだけです。ほかの行動やパスをした後ではできません。',
  },
  'vision-interference': {
    title: '干渉',
    text: '応答は石のように積み重なります。両者がパスすると、最後の石から解決します。',
  },
  'vision-asleep': {
    title: 'スリープとアクティブ',
    text: 'キャラクターはスリープ状態で場に出て、次の自分のアクティブフェイズにアクティブ状態になります。ノードは自然にはアクティブ状態に戻りません。',
  },
  'vision-play': {
    title: 'プレイに必要なもの',
    text: '白抜きの六角形は必要なノードの枚数（スリープも数えます）、塗りつぶした六角形は支払う数です。',
  },
  'vision-attack': {
    title: '攻撃',
    text: 'アクティブ状態のキャラクターに触れるか、中央の向こうへドラッグします。攻撃するとスリープ状態になります。',
  },
  'vision-end': {
    title: 'フェイズの終わり',
    text: '両者が続けてパスすると、フェイズが終わります。「すべて確認」以外では、一度押せばターンが終わります。',
  },
};

export const visionHintWords = { en, ja } as const;
