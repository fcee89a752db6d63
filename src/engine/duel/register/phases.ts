import type { Chapter } from '../../kernel/register';

/** The turn and its phases. */
export const PHASES = {
  'phase-order': {
    en: 'Phases come in a fixed order and never go back.',
    ja: 'フェイズは決まった順に進み、前のフェイズには戻れません。',
    cites: ['R073', 'R412', 'R474'],
  },
  'battle-after-main1': {
    en: 'The Battle Phase is entered from Main Phase 1 only.',
    ja: 'バトルフェイズには、メインフェイズ1からしか入れません。',
    cites: ['R073', 'R145', 'R429', 'R474'],
  },
  'first-turn-battle': {
    en: 'The first player has no Battle Phase on the first turn.',
    ja: '先攻の1ターン目には、バトルフェイズを行えません。',
    cites: ['R152', 'R430', 'R493'],
  },
  'main2-after-battle': {
    en: 'Main Phase 2 comes only after a Battle Phase.',
    ja: 'メインフェイズ2は、バトルフェイズを行ったターンにだけあります。',
    cites: ['R147', 'R178', 'R468', 'R474'],
    refusesIn: ['R148', 'R152'],
  },
  'turns-alternate': {
    en: 'The players take turns, beginning with the first player; each counts as one turn.',
    ja: 'ターンは先攻から交互に進み、どちらのターンも1ターンと数えます。',
    cites: ['R071', 'R072', 'R075', 'R415'],
    explains: true,
  },
  'turns-counted': {
    en: "A card that counts one player's turns counts only those, skipped ones included.",
    ja: '片方のプレイヤーのターンを数えるカードは、そのターンだけを数えます。スキップされたターンも数えます。',
    cites: ['R076', 'R202', 'R203', 'R415'],
    explains: true,
  },
  skipped: {
    en: 'A skipped phase or turn passes with nothing in it but the hand limit at its end. Several skips apply one at a time.',
    ja: 'スキップされたフェイズやターンでは、ターンの終わりの手札調整のほかは何も行いません。複数のスキップは1つずつ適用します。',
    cites: ['R079', 'R081', 'R082', 'R083', 'R084', 'R085', 'R101', 'R116', 'R197', 'R466'],
    explains: true,
  },
  'normal-draw': {
    en: 'The turn player must draw the top card of the deck in the Draw Phase.',
    ja: 'ターンプレイヤーは、ドローフェイズにデッキの一番上から必ず1枚引きます。',
    cites: ['E5', 'R016', 'R089', 'R090', 'R091', 'R416', 'R420'],
    explains: true,
  },
  'first-turn-draw': {
    en: 'The first player draws on the first turn too.',
    ja: '先攻も1ターン目にカードを引きます。',
    cites: ['R090', 'R417', 'R492'],
    explains: true,
  },
  'nothing-before-the-draw': {
    en: 'No fast effect can be activated in the Draw Phase before the draw.',
    ja: 'ドローフェイズでは、ドローの前にクイックエフェクトを発動できません。',
    cites: ['R078', 'R095', 'R418'],
    explains: true,
  },
  'standby-items': {
    en: 'In the Standby Phase the turn player does everything due, one by one in any order, and then the opponent does.',
    ja: 'スタンバイフェイズの処理は、ターンプレイヤーが好きな順に1つずつ行い、その後で相手が行います。',
    cites: ['R099', 'R102', 'R423', 'R503'],
    explains: true,
  },
  upkeep: {
    en: "Upkeep is paid in its controller's phase, without a chain; if it is not paid, the card is destroyed.",
    ja: '維持コストは、コントローラーが決められたフェイズにチェーンを作らずに払い、払わなければカードは破壊されます。',
    cites: ['E51', 'E68', 'R103', 'R104', 'R105', 'R106', 'R107', 'R186'],
    explains: true,
  },
  'main-phase-acts': {
    en: 'In a Main Phase actions may be taken in any order.',
    ja: 'メインフェイズの行動は、どの順番で行ってもかまいません。',
    cites: ['R115', 'R120', 'R427'],
    explains: true,
  },
  'battle-steps': {
    en: 'The Battle Phase has a Start Step, Battle and Damage Steps, and an End Step; both players may respond in each.',
    ja: 'バトルフェイズはスタート、バトル、ダメージ、エンドの各ステップからなり、それぞれで応答できます。',
    cites: ['R153', 'R162', 'R164', 'R173', 'R175', 'R431'],
    explains: true,
  },
  'end-items': {
    en: 'In the End Phase the turn player does everything due, one by one in any order, then the opponent; then comes the hand limit.',
    ja: 'エンドフェイズの処理もターンプレイヤー、相手の順に1つずつ行い、最後に手札の枚数を調整します。',
    cites: ['R184', 'R185', 'R190'],
    explains: true,
  },
  'hand-limit': {
    en: 'With more than six cards in hand at the end of your turn, discard down to six of your choice.',
    ja: '自分のターンの終わりに手札が7枚以上あれば、6枚になるように選んで捨てます。',
    cites: ['E17', 'R190', 'R191', 'R192', 'R193'],
    explains: true,
  },
} satisfies Chapter;
