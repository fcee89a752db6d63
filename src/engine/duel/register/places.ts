import type { Chapter } from '../../kernel/register';

/** Where cards lie, whose they are and what becomes of them on the way. */
export const PLACES = {
  'public-knowledge': {
    en: 'Graveyards, cards removed from play and the number of cards in hand are open to both players.',
    ja: '墓地と除外されたカード、手札の枚数は、お互いに確認できます。',
    cites: ['E18', 'R008'],
    explains: true,
  },
  'face-down-secret': {
    en: 'Only its controller may look at a face-down card; nobody knows the order of a Deck.',
    ja: '裏側のカードを確認できるのはコントローラーだけで、デッキの順番は誰にもわかりません。',
    cites: ['E18', 'R135', 'R373', 'R402'],
    explains: true,
  },
  'goes-to-its-owner': {
    en: "A card that leaves the field goes to its owner's hand, Deck or Graveyard, or is removed from play.",
    ja: 'フィールドを離れたカードは、コントローラーが誰でも、持ち主の手札・デッキ・墓地などへ置かれます。',
    cites: ['E64'],
    explains: true,
  },
  'destroyed-is-not-sent': {
    en: 'Destroying, sending, Tributing, discarding and removing from play are different things.',
    ja: '破壊する、墓地へ送る、生け贄にする、捨てる、除外するは、それぞれ別のことです。',
    cites: ['E23', 'E62'],
    explains: true,
  },
  'fusion-deck-return': {
    en: 'A Fusion Monster returns to the Fusion Deck instead of the hand or Deck.',
    ja: '融合モンスターは、手札やデッキの代わりに融合デッキに戻ります。',
    cites: ['E27a'],
    explains: true,
  },
  'changes-are-lost': {
    en: 'A monster that leaves the field or turns face-down loses its counters and all changes made to it.',
    ja: 'フィールドを離れるか裏側になったモンスターからは、カウンターや、受けていた効果がなくなります。',
    cites: ['E72'],
    explains: true,
  },
  'tokens-vanish': {
    en: 'A Token vanishes when it leaves the field, and cannot be turned face-down.',
    ja: 'トークンはフィールドを離れると消え、裏側にはできません。',
    cites: ['E66'],
    explains: true,
  },
  'control-changes': {
    en: 'A monster whose control changes keeps its position, counters and Equip Cards and needs a free zone there.',
    ja: 'コントロールが移ったモンスターは表示形式やカウンター、装備をそのまま保ちます。移るモンスターゾーンの空きが必要です。',
    cites: ['E40', 'E65'],
    explains: true,
  },
  'no-room-to-return': {
    en: 'A monster that goes back to its owner and finds no free zone is destroyed.',
    ja: '持ち主のフィールドに空きゾーンがなくて戻れないモンスターは、破壊されます。',
    cites: ['E65'],
    explains: true,
  },
  'order-of-changes': {
    en: 'Original ATK and DEF come first, then changes in the order in which they began to apply; a set value replaces all before it, and none falls below 0.',
    ja: '攻撃力と守備力は、元々の値に、変化を適用され始めた順に加えて求め、値を決める効果はそれ以前の変化を上書きし、0より下がりません。',
    cites: [],
    explains: true,
  },
} satisfies Chapter;
