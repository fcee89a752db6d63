import type { Chapter } from '../../kernel/register';

export const TURN_START = {
  'damage-reset-at-turn-start': {
    en: 'At turn start, before anything else, the damage on all characters of both players is gone.',
    ja: 'ターンの開始時、まず両者のすべてのキャラクターのダメージがなくなります。',
    cites: ['V11'],
    explains: true,
  },
  'during-your-turn-begins': {
    en: 'What applies during a player’s turn begins before the effects of that turn’s start resolve.',
    ja: '「ターンの間」の効果は、ターン開始時の効果を解決する前に適用され始めます。',
    cites: ['V12'],
    explains: true,
  },
  'damage-of-turn-start-stays': {
    en: 'Damage that an effect of the turn start deals comes after the reset, and stays.',
    ja: 'ターン開始時の効果によるダメージは、ダメージがなくなった後に与えられ、残ります。',
    cites: ['V13'],
    explains: true,
  },
  'turn-start-to-active': {
    en: 'After the effects of the turn start comes the Active Phase, with nobody asked in between.',
    ja: 'ターン開始時の効果の後は、優先権の発生なしにアクティブフェイズへ進みます。',
    cites: ['V14'],
    explains: true,
  },
} as const satisfies Chapter;

export const ACTIVE = {
  'own-field-wakes': {
    en: 'When the Active Phase begins all cards on the turn player’s field wake, but no card of the opponent and no node.',
    ja: 'アクティブフェイズの開始時、ターンプレイヤーの場のカードがすべてアクティブ状態になります。相手のカードとノードはなりません。',
    cites: ['V15'],
    explains: true,
  },
  'start-effects-after-waking': {
    en: 'The start effects of the Active Phase follow the waking: a card that they put to sleep stays asleep.',
    ja: 'アクティブフェイズ開始時の効果は、アクティブ状態になった後に解決します。それでスリープ状態になったカードは、そのままです。',
    cites: ['V16'],
    explains: true,
  },
  'active-to-maintenance': {
    en: 'When both have passed, the end effects of the Active Phase resolve, and the Maintenance Phase follows.',
    ja: '両者がパスすると、アクティブフェイズ終了時の効果を解決し、メンテナンスフェイズへ進みます。',
    cites: ['V16b'],
    explains: true,
  },
} as const satisfies Chapter;

export const MAINTENANCE = {
  'upkeep-first': {
    en: 'Upkeep comes first in the Maintenance Phase: its player pays it, nothing beside its caster, or lets the card be discarded.',
    ja: 'メンテナンスフェイズは維持コストから始まります。支払うか（術者がいれば不要）、カードを破棄するかを選べます。',
    cites: ['V17', 'S26'],
    explains: true,
  },
  'upkeep-of-turn-player': {
    en: 'Upkeep is looked at for the cards of the turn player only.',
    ja: '維持コストがかかるのは、ターンプレイヤーのカードだけです。',
    cites: ['V18'],
    explains: true,
  },
  'order-of-maintenance': {
    en: 'In the Maintenance Phase start effects follow the upkeep, then priority, end effects and the Draw Phase.',
    ja: 'メンテナンスフェイズは、維持コスト、開始時の効果、優先権、終了時の効果と進み、ドローフェイズへ移ります。',
    cites: ['V19'],
    explains: true,
  },
  'maintenance-without-upkeep': {
    en: 'Without a card that has upkeep the rule effect of the Maintenance Phase does nothing.',
    ja: '維持コストを持つカードがなければ、メンテナンスフェイズの規定の効果では何も起こりません。',
    cites: ['V20'],
    explains: true,
  },
} as const satisfies Chapter;

export const DRAW = {
  'draw-first': {
    en: 'The turn player draws a card when the Draw Phase begins, before its start effects and before priority.',
    ja: 'ドローフェイズの開始時、ターンプレイヤーはまずカードを1枚引きます。',
    cites: ['V21'],
    explains: true,
  },
  'no-draw-in-first-turn': {
    en: 'The starting player draws no card by rule in the first turn; the rest of that Draw Phase takes place.',
    ja: '開始プレイヤーの最初のターンは、規定のドローがありません。ドローフェイズのほかの部分は行われます。',
    cites: ['V22'],
    explains: true,
  },
  'second-player-draws': {
    en: 'The second player draws in the first own turn as in any other.',
    ja: '後攻のプレイヤーは、自分の最初のターンから引きます。',
    cites: ['V23'],
    explains: true,
  },
  'rule-draw-is-a-draw': {
    en: 'The draw of the Draw Phase is a draw even where other draws are replaced by discards.',
    ja: 'ほかのドローが破棄に置き換わっている間も、ドローフェイズの規定のドローでは引きます。',
    cites: ['V24'],
    explains: true,
  },
  'empty-deck-loses': {
    en: 'Who has to draw from an empty deck loses at that draw; drawing the last card loses nothing.',
    ja: 'デッキにカードがないのに引かなければならない時に敗北します。最後の1枚を引いても敗北しません。',
    cites: ['V25'],
    explains: true,
  },
} as const satisfies Chapter;

export const MAIN = {
  'main-without-rule-effect': {
    en: 'The Main Phase has no rule effect: it begins with its start effects and then gives priority.',
    ja: 'メインフェイズに規定の効果はありません。開始時の効果の後、優先権が発生します。',
    cites: ['V26'],
    explains: true,
  },
  'main-to-discard': {
    en: 'When both pass in the Main Phase its end effects resolve, and the Discard Phase follows.',
    ja: 'メインフェイズで両者がパスすると、終了時の効果を解決し、ディスカードフェイズへ進みます。',
    cites: ['V27'],
    explains: true,
  },
  'characters-in-main-phase': {
    en: 'A character without Ambush is played in your own Main Phase only, one a turn, with one doll besides.',
    ja: '奇襲を持たないキャラクターは、自分のメインフェイズに1ターンに1回プレイできます。人形は別に1回です。',
    cites: ['V28'],
    explains: true,
  },
} as const satisfies Chapter;

export const DISCARD = {
  'discard-to-limit': {
    en: 'When the Discard Phase begins the turn player chooses and discards the cards of the hand above the limit.',
    ja: 'ディスカードフェイズの開始時、ターンプレイヤーは上限を超えた手札を選んで破棄します。',
    cites: ['V29'],
    explains: true,
  },
  'only-own-hand-limit': {
    en: "Only the turn player's hand is compared with the limit.",
    ja: '手札の上限を見るのは、ターンプレイヤーの手札だけです。',
    cites: ['V30'],
    explains: true,
  },
  'later-draws-stay': {
    en: 'Cards drawn later in the Discard Phase stay in the hand, even above the limit.',
    ja: 'その後ディスカードフェイズに引いたカードは、上限を超えても手札に残ります。',
    cites: ['V31'],
    explains: true,
  },
  'discard-to-turn-end': {
    en: 'When both pass in the Discard Phase its end effects resolve, and the turn end follows.',
    ja: 'ディスカードフェイズで両者がパスすると、終了時の効果を解決し、ターン終了時の処理へ進みます。',
    cites: ['V32'],
    explains: true,
  },
} as const satisfies Chapter;
