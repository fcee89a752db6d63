import type { Chapter } from './rule';

/**
 * What single cards demand or forbid. A card that says something new adds a rule here, in general words: others may say the same.
 */
export const CARDS = {
  'answers-spell-activation': {
    en: 'It answers the activation of a Spell, directly above it on the chain.',
    ja: '魔法カードの発動に、すぐ次のチェーンとして使います。',
    cites: ['E44', 'R257', 'R259', 'R483'],
  },
  'answers-trap-activation': {
    en: 'It answers the activation of a Trap, directly above it on the chain.',
    ja: '罠カードの発動に、すぐ次のチェーンとして使います。',
    cites: ['E44', 'R257', 'R259', 'R483'],
  },
  'answers-opponents-spell': {
    en: "It answers the opponent's activation of a Spell, directly above it on the chain.",
    ja: '相手の魔法カードの発動に、すぐ次のチェーンとして使います。',
    cites: ['R247', 'R248', 'R484'],
  },
  'answers-spell-on-one-player': {
    en: 'It answers a Spell that does something to one player, directly above it on the chain.',
    ja: '1人のプレイヤーに効果が及ぶ魔法カードの発動に、すぐ次のチェーンとして使います。',
    cites: ['R257', 'R258', 'R259'],
  },
  'graveyard-locked': {
    en: 'An effect on the field lets no other effect move cards of a Graveyard.',
    ja: '場の効果により、墓地のカードを動かす効果は無効になります。',
    cites: [],
    explains: true,
  },
  'gains-become-damage': {
    en: 'Effects that would raise Life Points deal damage instead.',
    ja: 'ライフポイントを回復する効果は、代わりにダメージになります。',
    cites: [],
    explains: true,
  },
  'answers-monster-effect': {
    en: 'It answers an effect that a monster activates, directly above it on the chain.',
    ja: 'モンスター効果の発動に、すぐ次のチェーンとして使います。',
    cites: ['E44'],
  },
  'main-phase-and-free-zone': {
    en: 'It comes in a Main Phase of either player, to a free Monster Zone.',
    ja: 'どちらかのプレイヤーのメインフェイズに、モンスターカードゾーンの空きがあるときだけ使えます。',
    cites: [],
  },
  'trap-monster': {
    en: 'A Trap that is a monster is a mere Trap again as soon as its effect as a Trap is negated.',
    ja: 'モンスターになっている罠カードは、罠としての効果が無効になると、ただの罠に戻ります。',
    cites: [],
    explains: true,
  },
  'answers-special-summon': {
    en: 'It answers a Special Summon that has not yet succeeded, or an effect directly below it that Special Summons.',
    ja: '成功する前の特殊召喚か、すぐ前のチェーンにある特殊召喚を行う効果に対して使います。',
    cites: ['E29', 'E30', 'E44'],
  },
  'monster-set-only': {
    en: 'It answers the Setting of a monster by the opponent; that moment is not now.',
    ja: '相手がモンスターをセットした直後にだけ使えます。',
    cites: ['R314', 'R315'],
  },
  'needs-set-or-effect-monster': {
    en: 'It needs a face-down monster or a face-up effect monster on the field.',
    ja: '裏側守備表示のモンスターか表側の効果モンスターが場に必要です。',
    cites: ['E36'],
  },
  'answers-summon': {
    en: 'It answers a summon that has not yet succeeded.',
    ja: '召喚が成功する前に、その召喚に対して使います。',
    cites: ['E29', 'R286', 'R289', 'R478'],
  },
  'answers-summon-or-activation': {
    en: 'It answers a summon that has not yet succeeded, or a Spell or Trap activated directly below it.',
    ja: '成功する前の召喚か、直前に発動された魔法・罠カードに対して使います。',
    cites: ['E29', 'E44', 'R257', 'R259', 'R286', 'R289', 'R478', 'R485'],
  },
  'summon-success-only': {
    en: 'It answers a summon that has just succeeded and fits; that moment is not now.',
    ja: '条件に合うモンスターの召喚が成功した直後にだけ使えます。',
    cites: ['E30', 'R275', 'R276', 'R277', 'R286', 'R288', 'R310'],
  },
  'attack-declared-only': {
    en: 'It answers the declaration of an attack; that moment is not now.',
    ja: '攻撃宣言の時にだけ使えます。対象の選び直しの後や、それより後には使えません。',
    cites: ['E59', 'R213', 'R216', 'R343', 'R347', 'R358', 'R361', 'R363', 'R437', 'R444'],
  },
  'banish-light-and-dark': {
    en: 'One LIGHT and one DARK monster in your Graveyard must be removed from play for it.',
    ja: '自分の墓地の光属性と闇属性のモンスターを1体ずつ除外しなければ出せません。',
    cites: ['E25'],
  },
  'graveyard-cannot-be-banished': {
    en: 'An effect forbids you to remove cards in a Graveyard from play.',
    ja: '相手の効果により、墓地のカードを除外できません。',
    cites: [],
  },
  'traps-cannot-be-activated': {
    en: 'No Trap can be activated while an effect on the field forbids it.',
    ja: '場の効果により、罠カードは発動できません。',
    cites: ['R235', 'R261'],
  },
  'opponent-cannot-attack': {
    en: "A card of the opponent's forbids your monsters to declare an attack.",
    ja: '相手のカードの効果により、自分のモンスターは攻撃宣言できません。',
    cites: ['R076', 'R202'],
  },
  'strong-monsters-cannot-attack': {
    en: 'A monster with 1500 ATK or more cannot declare an attack while an effect on the field forbids it.',
    ja: '場の効果により、攻撃力1500以上のモンスターは攻撃宣言できません。',
    cites: ['R384'],
  },
  'not-after-attack': {
    en: 'It has attacked this turn, so it cannot use that effect.',
    ja: 'このターンに攻撃したため、その効果は使えません。',
    cites: [],
  },
  'chose-removal-over-attack': {
    en: 'It used its effect this turn instead of attacking.',
    ja: 'このターンは攻撃の代わりに効果を使いました。',
    cites: [],
  },
  'position-locked': {
    en: 'An effect keeps it in its position.',
    ja: '効果により、表示形式を変えられません。',
    cites: ['R111', 'R293'],
  },
  'swapped-monster-keeps-position': {
    en: 'A monster that was exchanged this turn keeps its position.',
    ja: 'このターンに入れ替えたモンスターの表示形式は変えられません。',
    cites: [],
  },
  'no-monster-to-swap': {
    en: 'Each side needs a monster to exchange.',
    ja: '入れ替えるモンスターがお互いの場に必要です。',
    cites: ['E36'],
  },
  'no-other-summon-this-turn': {
    en: 'In the turn in which that card is activated, its user makes no other summon.',
    ja: 'そのカードを発動するターンには、ほかの召喚・反転召喚・特殊召喚はできません。',
    cites: [],
  },
  'own-main-or-opposing-battle-phase': {
    en: "It is used in your own Main Phases or the opponent's Battle Phase, with a monster in hand that can be summoned or Set.",
    ja: '自分のメインフェイズか相手のバトルフェイズに、召喚やセットのできるモンスターが手札にあるときに使えます。',
    cites: ['E31'],
  },
  'battle-damage-in-opponents-turn': {
    en: "It is used in the opponent's turn, when a battle is about to damage you.",
    ja: '相手のターンに、自分が戦闘ダメージを受けるときにだけ使えます。',
    cites: [],
  },
  'nothing-remembered': {
    en: 'What it waits for has not happened to it.',
    ja: '効果のもとになる出来事が起きていません。',
    cites: [],
  },
  'hand-sizes': {
    en: 'The numbers of cards in the hands do not fit its condition.',
    ja: 'お互いの手札の枚数が条件に合いません。',
    cites: ['R471'],
  },
  'standby-phase-only': {
    en: 'It is used in your Standby Phase.',
    ja: '自分のスタンバイフェイズにだけ使えます。',
    cites: ['R111', 'R112'],
  },
  'after-the-draw-only': {
    en: 'It answers a draw in the Draw Phase; that moment is not now.',
    ja: 'ドローフェイズのドローの直後にだけ使えます。',
    cites: ['R096', 'R097'],
  },
  'first-act-of-main-phase': {
    en: 'It must be the first thing done in Main Phase 1.',
    ja: 'メインフェイズ1の最初にだけ使えます。',
    cites: ['R118', 'R426', 'R500'],
  },
  'locked-while-pendulum-battles': {
    en: 'An effect keeps you from activating such cards while an opposing Pendulum monster battles.',
    ja: '相手のペンデュラムモンスターの戦闘中は、効果により発動できません。',
    cites: [],
  },
  'locked-while-it-attacks': {
    en: 'The attacking monster keeps you from activating Spell and Trap Cards until the Damage Step ends.',
    ja: '攻撃しているモンスターの効果により、ダメージステップの終わりまで魔法・罠を発動できません。',
    cites: [],
  },
  'only-zombies-by-tribute': {
    en: 'An effect lets only Zombies be Tribute Summoned.',
    ja: '効果により、アンデット族しか生け贄召喚できません。',
    cites: [],
  },
  'while-light-battles': {
    en: 'Only while your own LIGHT monster battles an opposing monster.',
    ja: '自分の光属性モンスターが相手モンスターと戦っている間だけです。',
    cites: [],
  },
  'own-later-turn': {
    en: 'Only in your own turn, and not in the turn in which it came to the Graveyard.',
    ja: '自分のターンで、墓地へ送られたターンより後だけです。',
    cites: [],
  },
  'against-a-stronger-monster': {
    en: 'Only when your monster battles an opposing monster with more ATK.',
    ja: '自分のモンスターが、攻撃力の高い相手モンスターと戦うときだけです。',
    cites: [],
  },
  'spells-and-traps-locked': {
    en: 'An effect forbids both players to activate or Set Spells and Traps.',
    ja: '効果により、お互いに魔法・罠カードの発動もセットもできません。',
    cites: ['R119'],
  },
  'battle-phase-forbidden': {
    en: 'An effect takes the Battle Phase of this turn away.',
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
    en: 'An effect keeps it from being attacked.',
    ja: '効果により、そのモンスターは攻撃対象になりません。',
    cites: ['R331', 'R333', 'R335'],
  },
  'answers-targeting-of-own-monster': {
    en: 'It answers an opposing Spell or Trap that targets one of your monsters alone, with another monster that it could target.',
    ja: '自分のモンスター1体だけを対象にした相手の魔法・罠カードに、ほかに対象にできる自分のモンスターがいるときに使います。',
    cites: ['R347'],
  },
  'once-per-battle': {
    en: 'It has been used in this battle.',
    ja: 'この戦闘ではもう使っています。',
    cites: [],
  },
  'while-it-battles': {
    en: 'It is used while that monster battles in the way that its text asks for.',
    ja: 'このモンスターが条件どおりに戦闘を行っている間だけ使えます。',
    cites: ['R344', 'R345', 'R359'],
  },
  'needs-another-card': {
    en: 'Another card that its text names must be face-up on the field.',
    ja: 'テキストに書かれたカードが場に表側で必要です。',
    cites: ['E36'],
  },
  'bound-by-card': {
    en: 'A card binds that monster: it can neither attack nor change its position.',
    ja: 'カードに縛られたモンスターは、攻撃も表示形式の変更もできません。',
    cites: ['R357'],
  },
  'protected-from-targeting': {
    en: 'An effect keeps it from being targeted.',
    ja: '効果により、対象にできません。',
    cites: [],
  },
  'high-levels-cannot-attack': {
    en: 'An effect forbids monsters of its Level to attack.',
    ja: '効果により、そのレベルのモンスターは攻撃できません。',
    cites: ['R357'],
  },
  'comes-in-its-own-way': {
    en: 'It can only be Special Summoned in the way that its own text names.',
    ja: 'カードに書かれた方法でしか特殊召喚できません。',
    cites: ['E25', 'E27'],
  },
  'no-fusion-summon': {
    en: 'No Fusion Monster of yours can be Fusion Summoned with your hand and field.',
    ja: '手札と場の素材で融合召喚できる融合モンスターがいません。',
    cites: ['E36', 'R061'],
  },
  'holds-a-monster': {
    en: 'It has a monster as an Equip Card already; one at a time.',
    ja: 'すでにモンスターを装備しています。装備できるのは1体だけです。',
    cites: [],
  },
  'only-it-may-act': {
    en: 'While that monster stands, the others can neither attack nor change position.',
    ja: 'そのモンスターが場にある間、他のモンスターは攻撃も表示形式の変更もできません。',
    cites: [],
  },
  'union-once-per-turn': {
    en: 'A Union moves once per turn only.',
    ja: 'ユニオンの装備と解除は1ターンに1度だけです。',
    cites: [],
  },
  'materials-on-field': {
    en: 'Its materials must all stand in your Monster Zones.',
    ja: '自分のモンスターゾーンに素材がすべてそろっていなければ出せません。',
    cites: ['E25'],
  },
  'two-opposing-tributes': {
    en: 'It needs two monsters of the opponent as tributes, and the Normal Summon of the turn.',
    ja: '相手のモンスター2体の生け贄と、このターンの通常召喚の権利が必要です。',
    cites: ['E25'],
  },
  'set-only': {
    en: 'It cannot be Normal Summoned face-up; it may be Set.',
    ja: '表側表示で召喚できません。セットはできます。',
    cites: [],
  },
  'removed-instead': {
    en: 'Cards that would go to a Graveyard are removed from play.',
    ja: '墓地へ送られるカードは、代わりに除外されます。',
    cites: ['R194'],
    explains: true,
  },
  'not-in-summon-turn': {
    en: 'It cannot attack in the turn in which it was summoned.',
    ja: '召喚されたターンには攻撃できません。',
    cites: [],
  },
  'toon-world-and-tribute': {
    en: 'It needs your face-up Toon World and the tributes of its Level.',
    ja: '自分の場の表側表示の「トゥーン・ワールド」と、レベルに応じた生け贄が必要です。',
    cites: ['E25'],
  },
  'toon-attacks-toon': {
    en: 'While the opponent has a face-up Toon, it must be attacked.',
    ja: '相手の場にトゥーンがいる間は、それを攻撃対象にしなければなりません。',
    cites: [],
  },
  'own-monster-left-this-turn': {
    en: 'An own monster must have gone from the field to the Graveyard after Last Will was used this turn.',
    ja: 'このターンに「遺言状」を使った後、自分のモンスターが場から墓地へ送られた時だけです。',
    cites: [],
  },
  'answers-normal-trap': {
    en: 'It answers the activation of a Normal Trap, directly above it on the chain.',
    ja: '通常罠カードの発動に、すぐ次のチェーンとして使います。',
    cites: ['E44'],
  },
  'summons-locked': {
    en: 'An effect forbids both players to summon; monsters may be Set.',
    ja: '効果により、お互いに召喚・反転召喚・特殊召喚ができません。セットはできます。',
    cites: [],
  },
  'no-ritual-summon': {
    en: 'The Ritual Monster must be in your hand, and your other monsters must reach the sum of Levels.',
    ja: '手札の儀式モンスターと、レベルの合計が足りる生け贄が必要です。',
    cites: ['E36'],
  },
  'deck-too-small': {
    en: 'There are too few cards in the deck for it.',
    ja: 'デッキの枚数が足りないため使えません。',
    cites: ['E36'],
  },
  'gives-up-battle-phase': {
    en: 'It costs the Battle Phase of the turn, so it must be used in Main Phase 1.',
    ja: 'そのターンのバトルフェイズを行えなくなるため、メインフェイズ1にだけ使えます。',
    cites: ['R150', 'R151'],
  },
  'opponents-turn-at-few-life-points': {
    en: "It is used in the opponent's turn with 1000 Life Points or less and a monster of your own.",
    ja: 'ライフポイントが1000以下で自分の場にモンスターがいるときに、相手のターンにだけ使えます。',
    cites: ['R470'],
  },
  'placed-by-effect-only': {
    en: 'It is never activated or Set: an effect puts it on the field.',
    ja: '発動もセットもできず、効果によってだけ場に出ます。',
    cites: ['R034'],
  },
  'archfiend-on-field': {
    en: 'It is summoned only while you have an Archfiend monster.',
    ja: '自分の場に「デーモン」と名のついたモンスターがいなければ召喚できません。',
    cites: [],
  },
} satisfies Chapter;
