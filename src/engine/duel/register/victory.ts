import type { Chapter } from '../../kernel/register';

/** Beginning and end of a duel, Life Points and running out of cards. */
export const VICTORY = {
  'duel-over': {
    en: 'The duel is over.',
    ja: 'デュエルは終わっています。',
    cites: ['R011'],
  },
  'who-begins': {
    en: 'The winner of rock-paper-scissors, later the loser of the last duel, chooses who goes first, before any card is drawn.',
    ja: '先攻か後攻かは、最初はじゃんけんの勝者が、次からは前のデュエルの敗者が、カードを引く前に選びます。',
    cites: ['E10', 'R065', 'R066', 'R067', 'R068', 'R070'],
    explains: true,
  },
  'opening-hand': {
    en: 'Both Decks are shuffled and each player draws 5 cards.',
    ja: 'お互いにデッキをシャッフルし、カードを5枚ずつ引きます。',
    cites: ['E10', 'E11', 'R059', 'R069'],
    explains: true,
  },
  'starting-life-points': {
    en: 'Each player begins with 8000 Life Points; there is no maximum.',
    ja: 'ライフポイントはお互いに8000から始まり、上限はありません。',
    cites: ['E2', 'R010', 'R051', 'R052'],
    explains: true,
  },
  'life-points-change': {
    en: 'Damage, losses and payments lower Life Points, gains raise them; they never fall below 0.',
    ja: 'ダメージ・減少・支払いでライフポイントは減り、回復で増えます。0より下にはなりません。',
    cites: ['E2', 'R012', 'R053', 'R054'],
    explains: true,
  },
  'life-points-rounded': {
    en: 'A fraction of a Life Point is rounded half up.',
    ja: 'ライフポイントの端数は四捨五入します。',
    cites: ['E3', 'R056', 'R057'],
    explains: true,
  },
  'life-points-gone': {
    en: 'A player whose Life Points reach 0 loses at once.',
    ja: 'ライフポイントが0になったプレイヤーは、その時点で負けになります。',
    cites: ['E4', 'R011', 'R012'],
    explains: true,
  },
  'both-at-zero': {
    en: 'When both players fall to 0 at the same moment, the duel is drawn.',
    ja: 'お互いのライフポイントが同時に0になれば、引き分けです。',
    cites: ['E4', 'R013'],
    explains: true,
  },
  'paying-the-last-point': {
    en: 'The last Life Point may be paid; that loses the duel.',
    ja: '最後のライフポイントも払えますが、0になれば負けです。',
    cites: ['E67'],
    explains: true,
  },
  'deck-out': {
    en: 'A player who must draw and cannot draw all of it loses; an empty Deck alone does not.',
    ja: '引くべき枚数を引けなかったプレイヤーが負けになります。デッキが0枚になっただけでは負けません。',
    cites: ['E5', 'R014', 'R015', 'R017', 'R018', 'R021', 'R028', 'R091'],
    explains: true,
  },
  'both-deck-out': {
    en: 'When both must draw at once and both fall short, the duel is drawn.',
    ja: '同時に引いてお互いに足りなければ、引き分けです。',
    cites: ['E6', 'R019', 'R020'],
    explains: true,
  },
  'not-a-draw': {
    en: 'Searching the Deck, turning cards over or sending them to the Graveyard is not a draw and never loses the duel.',
    ja: 'デッキから選んで加える、めくる、墓地へ送るのはドローではなく、足りなくても負けません。',
    cites: ['E7', 'R022', 'R023', 'R024', 'R025', 'R026', 'R027'],
    explains: true,
  },
  surrender: {
    en: 'A surrender ends the duel only if the opponent agrees.',
    ja: 'サレンダーは、相手が認めたときにだけ成立します。',
    cites: ['E9', 'R048', 'R049', 'R050'],
    explains: true,
  },
  exodia: {
    en: 'A player with all five pieces of Exodia in hand wins, as soon as what brought them there is complete.',
    ja: '手札に「封印されし」カード5種類がそろえば、そろえた処理が終わった時点で勝ちです。',
    cites: ['E8', 'R029', 'R030', 'R031', 'R032', 'R033'],
    explains: true,
  },
  'destiny-board': {
    en: 'A player who controls Destiny Board and all four Spirit Messages wins.',
    ja: '自分フィールドに「ウィジャ盤」と死のメッセージ4枚がそろえば勝ちです。',
    cites: ['E8', 'R034', 'R035', 'R036'],
    explains: true,
  },
  'last-turn': {
    en: 'At the end of the turn of Last Turn the only player with a monster wins; otherwise the duel is drawn.',
    ja: '「ラストバトル！」のターンの終わりに、片方だけにモンスターがいればその勝ち、それ以外は引き分けです。',
    cites: ['E8', 'R037', 'R038', 'R039', 'R040'],
    explains: true,
  },
  'final-countdown': {
    en: 'The player who activated Final Countdown wins when 20 turns have passed.',
    ja: '「終焉のカウントダウン」を発動したプレイヤーは、20ターン後に勝ちになります。',
    cites: ['E8', 'R041', 'R042'],
    explains: true,
  },
  'match-win': {
    en: 'Victory Dragon wins the match when its direct attack brings the opponent to 0.',
    ja: '「ヴィクトリー・ドラゴン」の直接攻撃で相手が0になれば、マッチの勝ちになります。',
    cites: ['E8', 'R043', 'R044', 'R045', 'R046', 'R047'],
    explains: true,
  },
} satisfies Chapter;
