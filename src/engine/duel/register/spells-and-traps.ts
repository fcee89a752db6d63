import type { Chapter } from '../../kernel/register';

/** Activating, Setting and keeping Spells and Traps; costs and targets. */
export const SPELLS_AND_TRAPS = {
  'not-a-spell-or-trap': {
    en: 'Only a Spell or a Trap can be Set in that way.',
    ja: 'この方法でセットできるのは、魔法・罠カードだけです。',
    cites: ['E32', 'E35'],
  },
  'trap-must-be-set': {
    en: 'A Trap must be Set first; it cannot be activated from the hand.',
    ja: '罠カードは手札からは発動できず、先にセットする必要があります。',
    cites: ['E35', 'R139', 'R398', 'R401'],
    refusesIn: ['R140'],
  },
  'trap-not-in-set-turn': {
    en: 'A Trap cannot be activated in the turn in which it was Set.',
    ja: '罠カードは、セットしたターンには発動できません。',
    cites: ['E35', 'R141', 'R398', 'R400', 'R406'],
  },
  'quick-play-not-in-set-turn': {
    en: 'A Quick-Play Spell cannot be activated in the turn in which it was Set.',
    ja: '速攻魔法は、セットしたターンには発動できません。',
    cites: ['E34', 'R137', 'R380', 'R396'],
  },
  'spell-own-turn': {
    en: "Spells are activated from the hand only in your own turn; a Quick-Play Spell must be Set for the opponent's turn.",
    ja: '手札の魔法カードは自分のターンにしか発動できません。相手ターンに発動する速攻魔法はセットしておきます。',
    cites: ['E32', 'E34', 'R371', 'R394', 'R395', 'R467'],
  },
  'speed-1-timing': {
    en: 'It has Spell Speed 1: only in your own Main Phase, and not as a response.',
    ja: 'スペルスピード1なので、自分のメインフェイズに、応答や処理の途中でないときだけ発動できます。',
    cites: ['E32', 'E33', 'E37', 'E49', 'R159', 'R274', 'R278', 'R298', 'R371'],
  },
  'no-spell-trap-zone': {
    en: 'All five of your Spell & Trap Zones are occupied.',
    ja: '魔法＆罠ゾーンが5つとも埋まっています。',
    cites: ['E16', 'R143', 'R376', 'R377', 'R388'],
  },
  'already-face-up': {
    en: 'It is face-up already.',
    ja: 'すでに表側です。',
    cites: ['E24', 'R374', 'R403'],
  },
  'face-down-card': {
    en: 'Not while it lies face-down.',
    ja: '裏側のままではできません。',
    cites: ['E20', 'E24', 'E72', 'R435'],
    refusesIn: ['E28'],
  },
  'not-your-card': {
    en: 'You cannot use that card.',
    ja: '自分が使えるカードではありません。',
    cites: ['R009'],
  },
  'wrong-place': {
    en: 'It cannot be activated from where it lies.',
    ja: 'そのカードは、今ある場所からは発動できません。',
    cites: ['E20', 'E32', 'E35'],
    refusesIn: ['R009'],
  },
  'no-such-effect': {
    en: 'It has no effect that is activated this way.',
    ja: 'このように発動する効果はありません。',
    cites: [],
  },
  'card-condition': {
    en: 'The conditions in its own text are not met now.',
    ja: 'カードに書かれた条件が満たされていません。',
    cites: [],
    onCards: true,
    refusesIn: ['E36'],
  },
  'nothing-to-act-on': {
    en: 'There is nothing for it to affect now.',
    ja: '今は、効果を適用できるカードがありません。',
    cites: [],
    refusesIn: ['E36'],
  },
  'no-target': {
    en: 'There is no card for it to target.',
    ja: '対象にできるカードがありません。',
    cites: ['E36', 'E39', 'R386', 'R387', 'R481'],
    refusesIn: ['R310'],
  },
  'cannot-be-chosen': {
    en: 'It can be activated now, but that card cannot be chosen for it.',
    ja: '今発動できますが、そのカードは選べません。',
    cites: ['E36', 'E39', 'R386', 'R387', 'R481', 'R490'],
    refusesIn: ['R310', 'R329', 'R469'],
  },
  'no-mode': {
    en: 'None of its effects can be activated now.',
    ja: '今発動できる効果がありません。',
    cites: ['E36'],
  },
  'once-per-turn': {
    en: 'It has been activated this turn; a negated activation counts.',
    ja: 'このターンにはすでに発動しています。無効にされた場合も1度に数えます。',
    cites: ['E70'],
  },
  'cost-life-points': {
    en: 'You do not have the Life Points to pay for it.',
    ja: 'コストのライフポイントを払えません。',
    cites: ['E36', 'E67'],
  },
  'cost-discard': {
    en: 'You cannot discard the cards that it costs.',
    ja: 'コストの手札を捨てることができません。',
    cites: ['E36'],
  },
  'cost-tribute': {
    en: 'You do not have the monsters to Tribute for it.',
    ja: 'コストの生け贄にできるモンスターがいません。',
    cites: ['E36', 'R490'],
    refusesIn: ['R286'],
  },
  'cost-spells-traps': {
    en: 'Another Spell or Trap you control must be sent to the Graveyard as its cost.',
    ja: 'コストとして、自分フィールドのほかの魔法・罠カードを墓地へ送ります。',
    cites: ['E36'],
  },
  'cost-to-graveyard': {
    en: 'The cards to send to the Graveyard as its cost are missing or cannot be sent there.',
    ja: 'コストとして墓地へ送るカードが足りないか、墓地へ送ることができません。',
    cites: ['E36'],
  },
  'cost-banish': {
    en: 'You do not have the cards to remove from play for it.',
    ja: 'コストとして除外できるカードがありません。',
    cites: ['E36'],
    refusesIn: ['E63'],
  },
  'cost-counter': {
    en: 'The counters to remove for it are not there.',
    ja: 'コストとして取り除くカウンターがありません。',
    cites: ['E36'],
  },
  'costs-on-activation': {
    en: 'Costs are paid and targets taken on activation, before anyone responds.',
    ja: 'コストの支払いと対象の選択は、応答の前、発動したときに行います。',
    cites: ['E36', 'R245'],
    explains: true,
  },
  'spells-and-traps-unlimited': {
    en: 'Any number of Spells and Traps may be activated or Set in a turn while there are zones for them.',
    ja: '魔法・罠カードの発動とセットは、ゾーンに空きがあれば1ターンに何枚でもできます。',
    cites: ['E32', 'R132', 'R378', 'R405'],
    explains: true,
  },
  'set-spell-same-turn': {
    en: 'A Set Spell other than a Quick-Play Spell may be activated in the same turn.',
    ja: 'セットした魔法カードは、速攻魔法でなければそのターンのうちに発動できます。',
    cites: ['E32', 'R136', 'R379'],
    explains: true,
  },
  'set-card-stays-set': {
    en: 'A Set card cannot be returned to the hand at will.',
    ja: 'セットしたカードを、自分の意志で手札に戻すことはできません。',
    cites: ['E32', 'R375', 'R404'],
    explains: true,
  },
  'destruction-confirmed': {
    en: 'A Spell or Trap that does not stay waits face-up until the chain has ended; then all go to the Graveyard together.',
    ja: 'フィールドに残らない魔法・罠カードは、チェーンが終わるまでフィールドに残り、終わると一緒に墓地へ送られます（破壊確定）。',
    cites: ['E33', 'E42', 'R242', 'R243', 'R246', 'R381', 'R382', 'R397', 'R406', 'R410'],
    explains: true,
  },
  'stays-on-the-field': {
    en: 'Continuous, Equip and Field cards stay on the field and apply while face-up.',
    ja: '永続・装備・フィールドのカードはフィールドに残り、表側の間だけ効果が適用されます。',
    cites: ['E33', 'E41', 'R384', 'R385', 'R391', 'R407', 'R408'],
    explains: true,
  },
  'must-stay-on-field': {
    en: 'A card that has to stay on the field works only if it is still there, face-up, when its link resolves.',
    ja: 'フィールドに残るカードは、処理時に表側で残っていなければ効果が適用されません。',
    cites: ['R260'],
    explains: true,
  },
  'equip-target': {
    en: 'An Equip Spell is equipped to one face-up monster that fits; if it is gone on resolution, the Equip Spell is destroyed.',
    ja: '装備魔法は条件に合う表側のモンスター1体に装備します。処理時に不在なら破壊されます。',
    cites: ['E38', 'E39', 'R385'],
    explains: true,
  },
  'equip-without-monster': {
    en: 'An Equip Card is destroyed when its monster leaves, turns face-down or no longer fits.',
    ja: '装備モンスターがフィールドを離れるか、裏側になるか、条件に合わなくなると、装備カードは破壊されます。',
    cites: ['E40', 'R385'],
    explains: true,
  },
  'equip-zone': {
    en: "An Equip Card takes a Spell & Trap Zone of the player who activated it, even on an opponent's monster.",
    ja: '装備カードは、相手のモンスターに装備しても、発動したプレイヤーの魔法＆罠ゾーンを1つ使います。',
    cites: ['E16', 'E38', 'R377', 'R388'],
    explains: true,
  },
  'field-zone': {
    en: 'A Field Spell lies in a zone of its own and does not count among the five.',
    ja: 'フィールド魔法は専用のゾーンに置き、5枚の中には数えません。',
    cites: ['E16', 'E45', 'R144', 'R372', 'R373', 'R390'],
    explains: true,
  },
  'one-field-spell': {
    en: 'Only one Field Spell can be face-up in all: a new one destroys the old.',
    ja: '表側のフィールド魔法はお互いのフィールドを通して1枚だけで、新しく発動すると古いものは破壊されます。',
    cites: ['E45', 'E46', 'R389'],
    explains: true,
  },
  'effect-negated': {
    en: 'It is negated by an effect on the field and does nothing.',
    ja: 'フィールドの効果で無効にされているため、効果がありません。',
    cites: ['E55', 'R261', 'R295'],
    explains: true,
  },
} satisfies Chapter;
