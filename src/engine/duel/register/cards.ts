import type { Chapter } from '../../kernel/register';

/**
 * What single cards demand or forbid. A card that says something new adds a rule here, in general words: others may say the same.
 */
export const CARDS = {
  'one-type-only': {
    en: 'An effect lets each player have face-up monsters of one Type only.',
    ja: '各プレイヤーは、表側のモンスターを1種類の種族しかコントロールできません。',
    cites: [],
  },
  'answers-spell-activation': {
    en: 'Chain it directly to the activation of a Spell.',
    ja: '魔法カードの発動に直接チェーンします。',
    cites: ['E44', 'R257', 'R259', 'R483'],
  },
  'answers-trap-activation': {
    en: 'Chain it directly to the activation of a Trap.',
    ja: '罠カードの発動に直接チェーンします。',
    cites: ['E44', 'R257', 'R259', 'R483'],
  },
  'answers-what-its-text-names': {
    en: 'Chain it directly to the activation of a card such as its text names.',
    ja: 'テキストに書かれた種類のカードの発動に直接チェーンします。',
    cites: ['E44'],
  },
  'answers-opponents-trap-in-battle': {
    en: "Chain it directly to your opponent's activation of a Trap in the Battle Phase.",
    ja: 'バトルフェイズ中に、相手の罠カードの発動に直接チェーンします。',
    cites: ['E44'],
  },
  'answers-opponents-spell': {
    en: "Chain it directly to your opponent's activation of a Spell.",
    ja: '相手の魔法カードの発動に直接チェーンします。',
    cites: ['R257', 'R259', 'R484'],
    refusesIn: ['R248'],
  },
  'answers-spell-on-one-player': {
    en: 'Chain it directly to a Spell that affects one player.',
    ja: '1人のプレイヤーに効果が及ぶ魔法カードの発動に直接チェーンします。',
    cites: ['R257', 'R258', 'R259'],
  },
  'graveyard-locked': {
    en: 'An effect on the field stops effects that move other cards out of a Graveyard.',
    ja: 'フィールドの効果により、墓地のほかのカードを動かす効果は無効になります。',
    cites: [],
    explains: true,
  },
  'name-locked': {
    en: 'Because of an effect, cards of that name cannot be used, unless they lie on the field already.',
    ja: '効果により、その名前のカードは、すでにフィールドにあるもの以外は使えません。',
    cites: [],
  },
  'activation-locked': {
    en: 'Because of an effect, that card cannot be activated.',
    ja: '効果により、そのカードは発動できません。',
    cites: [],
  },
  'opponents-main-phase-1-only': {
    en: "Only in Main Phase 1 of your opponent's turn.",
    ja: '相手ターンのメインフェイズ1にだけ発動できます。',
    cites: [],
  },
  'spells-set-first': {
    en: 'Because of an effect, a Spell must be Set first, and can be activated only from the next turn of its player on.',
    ja: '効果により、魔法カードは一度セットし、次の自分のターンにならなければ発動できません。',
    cites: [],
  },
  'draws-locked': {
    en: 'Because of an effect, that player draws no cards now.',
    ja: '効果により、そのプレイヤーは今カードをドローできません。',
    cites: [],
  },
  'gains-become-damage': {
    en: 'Effects that would raise Life Points deal damage instead.',
    ja: 'ライフポイントを回復する効果は、代わりにダメージになります。',
    cites: [],
    explains: true,
  },
  'answers-monster-effect': {
    en: "Chain it directly to the activation of a monster's effect.",
    ja: 'モンスター効果の発動に直接チェーンします。',
    cites: ['E44'],
  },
  'main-phase-and-free-zone': {
    en: "Only in either player's Main Phase, with a free Monster Zone.",
    ja: 'どちらかのプレイヤーのメインフェイズに、モンスターゾーンの空きがあるときだけ発動できます。',
    cites: [],
  },
  'trap-monster': {
    en: 'A Trap Monster is only a Trap again once its effect as a Trap is negated.',
    ja: 'モンスターになっている罠カードは、罠としての効果が無効になると、ただの罠に戻ります。',
    cites: [],
    explains: true,
  },
  'answers-special-summon': {
    en: 'Chain it to a Special Summon that has not yet succeeded, or directly to an effect that Special Summons.',
    ja: '成功する前の特殊召喚に発動するか、特殊召喚を行う効果に直接チェーンします。',
    cites: ['E29', 'E44'],
    refusesIn: ['E30'],
  },
  'monster-set-only': {
    en: 'Only right after your opponent Sets a monster.',
    ja: '相手がモンスターをセットした直後にだけ発動できます。',
    cites: ['R314', 'R315'],
  },
  'needs-set-or-effect-monster': {
    en: 'It needs a face-down monster or a face-up effect monster on the field.',
    ja: '裏側守備表示のモンスターか表側の効果モンスターがフィールドに必要です。',
    cites: ['E36'],
  },
  'answers-summon': {
    en: 'Only to a Summon that has not yet succeeded.',
    ja: '成功する前の召喚に対してだけ発動できます。',
    cites: ['E29', 'R286', 'R289', 'R478'],
  },
  'answers-summon-or-activation': {
    en: 'Only to a Summon that has not yet succeeded, or directly to the activation of a Spell or Trap.',
    ja: '成功する前の召喚に発動するか、魔法・罠カードの発動に直接チェーンします。',
    cites: ['E29', 'E44', 'R257', 'R259', 'R286', 'R289', 'R478', 'R485'],
  },
  'summon-success-only': {
    en: 'Only right after a Summon that it fits.',
    ja: '条件に合うモンスターの召喚成功時にだけ発動できます。',
    cites: ['E30', 'R275', 'R277', 'R286', 'R288', 'R310'],
    refusesIn: ['R276'],
  },
  'right-after-its-event': {
    en: 'Only right after what its text names has happened.',
    ja: 'テキストに書かれたことが起きた直後にだけ発動できます。',
    cites: ['E53'],
  },
  'attack-declared-only': {
    en: 'Only when an attack is declared.',
    ja: '攻撃宣言時にだけ発動できます。攻撃対象の選び直しでは発動できません。',
    cites: ['E59', 'R213', 'R216', 'R343', 'R347', 'R358', 'R361', 'R363', 'R437', 'R444'],
  },
  'banish-light-and-dark': {
    en: 'One LIGHT and one DARK monster in your Graveyard must be removed from play to Special Summon it.',
    ja: '自分の墓地の光属性と闇属性のモンスターを1体ずつ除外しなければ特殊召喚できません。',
    cites: ['E25'],
  },
  'graveyard-cannot-be-banished': {
    en: 'Because of an effect, cards in a Graveyard cannot be removed from play.',
    ja: '効果により、墓地のカードを除外できません。',
    cites: [],
  },
  'traps-cannot-be-activated': {
    en: 'No Trap can be activated while an effect on the field forbids it.',
    ja: 'フィールドの効果により、罠カードは発動できません。',
    cites: ['R235'],
    refusesIn: ['R261'],
  },
  'spells-cannot-be-activated': {
    en: 'No Spell can be activated while an effect on the field forbids it.',
    ja: 'フィールドの効果により、魔法カードは発動できません。',
    cites: [],
  },
  'opponent-cannot-attack': {
    en: "Because of an opponent's card, your monsters cannot declare an attack.",
    ja: '相手のカードの効果により、自分のモンスターは攻撃宣言できません。',
    cites: ['R076'],
    refusesIn: ['R202'],
  },
  'strong-monsters-cannot-attack': {
    en: 'A monster with 1500 ATK or more cannot declare an attack while an effect on the field forbids it.',
    ja: 'フィールドの効果により、攻撃力1500以上のモンスターは攻撃宣言できません。',
    cites: ['R384'],
  },
  'not-after-attack': {
    en: 'It attacked this turn, so that effect cannot be activated.',
    ja: 'このターンに攻撃したため、その効果は発動できません。',
    cites: [],
  },
  'chose-removal-over-attack': {
    en: 'It cannot attack this turn because its effect was used.',
    ja: '効果を発動したので、このターンは攻撃できません。',
    cites: [],
  },
  'position-locked': {
    en: 'Because of an effect, its position cannot be changed.',
    ja: '効果により、表示形式を変えられません。',
    cites: ['R111', 'R293'],
  },
  'swapped-monster-keeps-position': {
    en: 'A monster whose control was switched this turn keeps its position.',
    ja: 'このターンに入れ替えたモンスターの表示形式は変えられません。',
    cites: [],
  },
  'no-monster-to-swap': {
    en: 'Each player needs a monster to switch.',
    ja: '入れ替えるモンスターがお互いのフィールドに必要です。',
    cites: ['E36'],
  },
  'no-other-summon-this-turn': {
    en: 'In the turn that card is activated, no other Summon can be made.',
    ja: 'そのカードを発動するターンには、ほかの召喚・反転召喚・特殊召喚はできません。',
    cites: [],
  },
  'own-main-or-opposing-battle-phase': {
    en: "Only in your Main Phases or your opponent's Battle Phase, with a monster in hand that can be Normal Summoned or Set.",
    ja: '自分のメインフェイズか相手のバトルフェイズに、召喚やセットのできるモンスターが手札にあるときに発動できます。',
    cites: ['E31', 'R161'],
  },
  'battle-damage-in-opponents-turn': {
    en: "Only in your opponent's turn, when you would take battle damage.",
    ja: '相手のターンに、自分が戦闘ダメージを受けるときにだけ発動できます。',
    cites: [],
  },
  'used-up-while-face-up': {
    en: 'That effect can be used only once while the monster stays face-up on the field, and it has been.',
    ja: 'その効果は、表側表示でフィールドにいる間に1度しか使えません。すでに使っています。',
    cites: [],
  },
  'nothing-remembered': {
    en: 'Its trigger condition has not been met.',
    ja: '発動条件を満たしていません。',
    cites: [],
  },
  'hand-sizes': {
    en: 'The cards in hand do not meet its condition.',
    ja: '手札が条件に合いません。',
    cites: ['R471'],
  },
  'standby-phase-only': {
    en: 'Only in your Standby Phase.',
    ja: '自分のスタンバイフェイズにだけ発動できます。',
    cites: ['R111', 'R112'],
  },
  'opponents-standby-phase-only': {
    en: "Only in your opponent's Standby Phase.",
    ja: '相手のスタンバイフェイズにだけ発動できます。',
    cites: [],
  },
  'too-few-monsters-on-field': {
    en: 'There are too few monsters on the field for it.',
    ja: 'フィールドのモンスターの数が足りません。',
    cites: ['E36'],
  },
  'after-the-draw-only': {
    en: 'Only right after a draw in the Draw Phase.',
    ja: 'ドローフェイズのドローの直後にだけ発動できます。',
    cites: ['R096', 'R097'],
  },
  'first-act-of-main-phase': {
    en: 'Only at the start of Main Phase 1, before anything else.',
    ja: 'メインフェイズ1開始時にだけ発動できます。',
    cites: ['R118', 'R426', 'R500'],
  },
  'locked-while-pendulum-battles': {
    en: "Such cards cannot be activated while an opponent's Pendulum Monster battles.",
    ja: '相手のペンデュラムモンスターの戦闘中は、効果により発動できません。',
    cites: [],
  },
  'locked-while-it-attacks': {
    en: 'Because of the attacking monster, you cannot activate Spells or Traps until the end of the Damage Step.',
    ja: '攻撃しているモンスターの効果により、ダメージステップの終わりまで魔法・罠を発動できません。',
    cites: [],
  },
  'only-zombies-by-tribute': {
    en: 'Because of an effect, only Zombies can be Tribute Summoned.',
    ja: '効果により、アンデット族しか生け贄召喚できません。',
    cites: [],
  },
  'while-light-battles': {
    en: "Only while your LIGHT monster battles an opponent's monster.",
    ja: '自分の光属性モンスターが相手モンスターと戦っている間だけ発動できます。',
    cites: [],
  },
  'own-later-turn': {
    en: 'Only on your turn, and not the turn it was sent to the Graveyard.',
    ja: '墓地へ送られたターンより後の、自分のターンにだけ発動できます。',
    cites: [],
  },
  'against-a-stronger-monster': {
    en: "Only when your monster battles an opponent's monster with higher ATK.",
    ja: '自分のモンスターが、攻撃力の高い相手モンスターと戦うときにだけ発動できます。',
    cites: [],
  },
  'spells-and-traps-locked': {
    en: 'Because of an effect, neither player can activate or Set Spells or Traps.',
    ja: '効果により、お互いに魔法・罠カードの発動もセットもできません。',
    cites: ['R119'],
  },
  'spells-and-traps-not-activated': {
    en: 'Because of an effect, no Spell or Trap nor any effect of one can be activated; they may be Set.',
    ja: '効果により、お互いに魔法・罠カードとその効果を発動できません。セットはできます。',
    cites: [],
  },
  'battle-phase-forbidden': {
    en: 'Because of an effect, there is no Battle Phase this turn.',
    ja: '効果により、このターンはバトルフェイズを行えません。',
    cites: ['R149', 'R150', 'R151', 'R468', 'R473'],
  },
  'attack-cost': {
    en: 'The cost of its attack cannot be paid.',
    ja: '攻撃するためのコストを払えません。',
    cites: ['R319', 'R320', 'R321', 'R322', 'R323', 'R326'],
  },
  'never-attacks-directly': {
    en: 'It cannot attack the player.',
    ja: 'このモンスターは直接攻撃できません。',
    cites: ['R328'],
  },
  'protected-from-attack': {
    en: 'Because of an effect, it cannot be attacked.',
    ja: '効果により、そのモンスターは攻撃対象になりません。',
    cites: ['R331', 'R333', 'R335'],
  },
  'answers-targeting-of-own-monster': {
    en: "Only to an opponent's Spell or Trap that targets only one of your monsters, if it could target another of yours.",
    ja: '自分のモンスター1体だけを対象にした相手の魔法・罠カードに、ほかに対象にできる自分のモンスターがいるときに発動します。',
    cites: [],
    refusesIn: ['E36'],
  },
  'once-per-battle': {
    en: 'It has already been activated in this battle.',
    ja: 'この戦闘ではすでに発動しています。',
    cites: [],
  },
  'while-it-battles': {
    en: 'Only while that monster battles as its text says.',
    ja: 'このモンスターが条件どおりに戦闘を行っている間だけ発動できます。',
    cites: ['R344', 'R345', 'R359'],
  },
  'needs-another-card': {
    en: 'Another card that its text names must be face-up on the field.',
    ja: 'テキストに書かれたカードがフィールドに表側で必要です。',
    cites: [],
    refusesIn: ['E36'],
  },
  'bound-by-card': {
    en: 'Because of a card, that monster can neither attack nor change its position.',
    ja: 'カードの効果により、そのモンスターは攻撃も表示形式の変更もできません。',
    cites: [],
    refusesIn: ['R357'],
  },
  'protected-from-targeting': {
    en: 'Because of an effect, it cannot be targeted.',
    ja: '効果により、対象にできません。',
    cites: ['R481'],
  },
  'one-attacker': {
    en: 'Because of an effect, only one monster attacks in a turn, and another one has done so.',
    ja: '効果により1ターンに攻撃できるモンスターは1体だけで、すでに別のモンスターが攻撃しました。',
    cites: [],
  },
  'only-that-target': {
    en: 'Because of an effect, only one certain monster can be attacked in this turn.',
    ja: '効果により、このターンに攻撃できるのは決められた1体のモンスターだけです。',
    cites: [],
  },
  'high-levels-cannot-attack': {
    en: 'Because of an effect, monsters of its Level cannot attack.',
    ja: '効果により、そのレベルのモンスターは攻撃できません。',
    cites: [],
    refusesIn: ['R357'],
  },
  'comes-in-its-own-way': {
    en: 'It can be Special Summoned only in the way its text says.',
    ja: 'カードに書かれた方法でしか特殊召喚できません。',
    cites: ['E25', 'E27'],
  },
  'no-fusion-summon': {
    en: 'None of your Fusion Monsters can be Fusion Summoned with your hand and field.',
    ja: '手札とフィールドの素材で融合召喚できる融合モンスターがいません。',
    cites: ['E27a', 'E36', 'R061'],
  },
  'opponent-above-life-points': {
    en: 'Only while your opponent has as many Life Points as its text says.',
    ja: '相手のライフポイントがテキストに書かれたとおりのときだけ発動できます。',
    cites: [],
  },
  'not-in-turn-of-return': {
    en: 'Not in the turn in which a card brought it back to the hand.',
    ja: 'カードの効果で手札に戻ったターンには発動できません。',
    cites: [],
  },
  'chose-effect-over-attack': {
    en: 'Its player used a card in this turn for which it does not attack.',
    ja: 'このターンは、攻撃できなくなるカードを使ったため攻撃できません。',
    cites: [],
  },
  'attacks-only-directly': {
    en: 'It attacks players only, never monsters.',
    ja: '直接攻撃しかできません。モンスターは攻撃できません。',
    cites: [],
  },
  'only-without-own-monsters': {
    en: 'Only while you have no monsters.',
    ja: '自分フィールドにモンスターがいないときだけ発動できます。',
    cites: [],
  },
  'graveyard-too-small': {
    en: 'There are too few cards in the Graveyard for it.',
    ja: '墓地のカードの数が足りません。',
    cites: [],
  },
  'before-the-opponents-battle-ends': {
    en: "Only in your opponent's turn, until the Battle Phase is over.",
    ja: '相手のターンの、バトルフェイズが終わるまでの間だけ発動できます。',
    cites: [],
  },
  'opponents-turn-only': {
    en: "Only on your opponent's turn.",
    ja: '相手のターンにだけ発動できます。',
    cites: [],
  },
  'own-turn-only': {
    en: 'Only on your own turn.',
    ja: '自分のターンにだけ発動できます。',
    cites: [],
  },
  'too-few-removed': {
    en: 'There are too few cards removed from play, or too many in the Graveyard, for it.',
    ja: '除外されたカードや墓地のカードの枚数が条件に合いません。',
    cites: [],
  },
  'graveyard-not-empty': {
    en: 'Only with no card in your Graveyard, and a free Monster Zone.',
    ja: '自分の墓地にカードがなく、モンスターゾーンに空きがあるときだけ発動できます。',
    cites: [],
  },
  'attacks-only-alone': {
    en: 'It attacks only while its player has no other card on the field and none in hand.',
    ja: '自分フィールドにほかのカードがなく、手札もないときだけ攻撃できます。',
    cites: [],
  },
  'holds-a-monster': {
    en: 'It is already equipped with a monster; only one at a time.',
    ja: 'すでにモンスターを装備しています。装備できるのは1体だけです。',
    cites: [],
  },
  'only-it-may-act': {
    en: 'While that monster is on the field, no other monster can attack or change its position.',
    ja: 'そのモンスターがフィールドにいる間、ほかのモンスターは攻撃も表示形式の変更もできません。',
    cites: [],
  },
  'union-once-per-turn': {
    en: 'A Union can equip or unequip only once per turn.',
    ja: 'ユニオンの装備と解除は1ターンに1度だけです。',
    cites: [],
  },
  'materials-on-field': {
    en: 'All its materials must be in your Monster Zones.',
    ja: '自分のモンスターゾーンに素材がすべてそろっていなければ出せません。',
    cites: ['E25'],
  },
  'two-opposing-tributes': {
    en: "It needs two of your opponent's monsters as Tributes, and your Normal Summon of the turn.",
    ja: '相手のモンスター2体の生け贄と、このターンの通常召喚の権利が必要です。',
    cites: ['E25'],
  },
  'set-only': {
    en: 'It cannot be Normal Summoned face-up; it may be Set.',
    ja: '表側表示で召喚できません。セットはできます。',
    cites: [],
  },
  'removed-instead': {
    en: 'Cards that would be sent to a Graveyard are removed from play instead.',
    ja: '墓地へ送られるカードは、代わりに除外されます。',
    cites: ['R194'],
    explains: true,
  },
  'not-in-arrival-turn': {
    en: 'That effect is not used in the turn in which the monster was Special Summoned.',
    ja: '特殊召喚されたターンには、その効果を使えません。',
    cites: [],
  },
  'not-in-summon-turn': {
    en: 'It cannot attack in the turn in which it was Summoned.',
    ja: '召喚・反転召喚・特殊召喚されたターンには攻撃できません。',
    cites: [],
  },
  'toon-world-and-tribute': {
    en: 'It needs your face-up Toon World and the Tributes for its Level.',
    ja: '自分フィールドの表側表示の「トゥーン・ワールド」と、レベルに応じた生け贄が必要です。',
    cites: ['E25'],
  },
  'toon-attacks-toon': {
    en: 'A Toon attacks the face-up Toons of the opponent first, while there are any.',
    ja: 'トゥーンは、相手フィールドに表側のトゥーンがいる間、それを攻撃対象にしなければなりません。',
    cites: [],
  },
  'own-monster-left-this-turn': {
    en: 'One of your monsters must have been sent from the field to the Graveyard after Last Will was activated this turn.',
    ja: 'このターンに「遺言状」を発動した後、自分のモンスターがフィールドから墓地へ送られた時だけです。',
    cites: [],
  },
  'answers-normal-trap': {
    en: 'Chain it directly to the activation of a Normal Trap.',
    ja: '通常罠カードの発動に直接チェーンします。',
    cites: ['E44'],
  },
  'not-special-summoned-from-there': {
    en: 'That monster cannot be Special Summoned from the Graveyard.',
    ja: 'そのモンスターは墓地から特殊召喚できません。',
    cites: [],
  },
  'not-destroyed-by-effects': {
    en: 'An effect keeps that card from being destroyed by such effects.',
    ja: '効果により、そのカードはその種類の効果では破壊されません。',
    cites: [],
    explains: true,
  },
  'no-effect-damage': {
    en: 'Damage by effects is 0 for that player.',
    ja: 'そのプレイヤーが受ける効果ダメージは0になります。',
    cites: [],
    explains: true,
  },
  'not-tributed': {
    en: 'Because of an effect, that monster cannot be Tributed.',
    ja: '効果により、そのモンスターは生け贄にできません。',
    cites: [],
  },
  'traps-barred-at-its-summon': {
    en: 'A monster has just been Normal Summoned at whose success no Trap can be activated.',
    ja: '召喚成功時に罠カードを発動できないモンスターが、たった今召喚されました。',
    cites: [],
  },
  'only-one-of-it': {
    en: 'You can control only one card of that name, and one is there.',
    ja: '自分フィールドに1体しか存在できないカードが、すでに存在します。',
    cites: [],
  },
  'needs-its-weapon': {
    en: 'It needs the card that its text names, face-up on your side of the field.',
    ja: 'テキストに名前のあるカードが、自分フィールドに表側表示で必要です。',
    cites: [],
  },
  'kept-from-attacking': {
    en: 'An effect keeps that monster from attacking.',
    ja: '効果により、そのモンスターは攻撃できません。',
    cites: [],
  },
  'summons-barred': {
    en: 'Because of an effect, that player cannot Summon or Set the monster in that way.',
    ja: '効果により、そのプレイヤーはモンスターをその方法で召喚・セットできません。',
    cites: [],
  },
  'special-summons-locked': {
    en: 'Because of an effect, no monster can be Special Summoned.',
    ja: '効果により、モンスターを特殊召喚できません。',
    cites: [],
  },
  'own-summons-locked': {
    en: 'Because of an effect, that player cannot Summon monsters; they can be Set.',
    ja: '効果により、そのプレイヤーはモンスターの召喚・反転召喚・特殊召喚ができません。セットはできます。',
    cites: [],
  },
  'summons-locked': {
    en: 'Because of an effect, neither player can Summon; monsters can be Set.',
    ja: '効果により、お互いに召喚・反転召喚・特殊召喚ができません。セットはできます。',
    cites: [],
  },
  'no-ritual-summon': {
    en: 'The Ritual Monster must be in your hand, and your Tributes must reach its Level.',
    ja: '手札の儀式モンスターと、レベルの合計が足りる生け贄が必要です。',
    cites: ['E27a', 'E36', 'R383'],
  },
  'deck-too-small': {
    en: 'There are too few cards in the Deck for it.',
    ja: 'デッキの枚数が足りないため発動できません。',
    cites: ['E36'],
  },
  'nothing-hidden-fits': {
    en: 'You have no card for it in your hand or Deck.',
    ja: '手札やデッキに、この効果で選べるカードがありません。',
    cites: [],
    explains: true,
  },
  'gives-up-battle-phase': {
    en: 'You give up your Battle Phase this turn, so it must be activated in Main Phase 1.',
    ja: 'そのターンのバトルフェイズを行えなくなるため、メインフェイズ1にだけ発動できます。',
    cites: ['R150', 'R151'],
  },
  'opponents-turn-at-few-life-points': {
    en: "Only in your opponent's turn, with 1000 Life Points or less, while you control a monster.",
    ja: 'ライフポイントが1000以下で自分フィールドにモンスターがいるときに、相手のターンにだけ発動できます。',
    cites: ['R470'],
  },
  'placed-by-effect-only': {
    en: 'It cannot be activated or Set; it is placed on the field by an effect.',
    ja: '発動もセットもできず、効果によってだけフィールドに置かれます。',
    cites: [],
    refusesIn: ['R034'],
  },
  'archfiend-on-field': {
    en: 'It can be Normal or Flip Summoned only while you control another Archfiend monster.',
    ja: '自分フィールドにほかの「デーモン」と名のついたモンスターがいなければ、召喚も反転召喚もできません。',
    cites: [],
  },
  'answers-effect-damage': {
    en: 'It must answer an effect that would inflict damage to you, while your opponent has a card in hand.',
    ja: '自分にダメージを与える効果の発動に直接チェーンする場合だけ発動できます。相手の手札も必要です。',
    cites: ['E44'],
  },
  'too-many-cards-on-field': {
    en: 'There are too many cards or monsters on the field for it.',
    ja: 'フィールドのカードやモンスターの数が多すぎるため発動できません。',
    cites: [],
  },
  'number-limited': {
    en: 'An effect limits how many cards or monsters that player may have on the field.',
    ja: '効果により、そのプレイヤーがフィールドに出せるカードやモンスターの数は制限されています。',
    cites: [],
  },
} satisfies Chapter;
