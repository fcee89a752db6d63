import type { Chapter } from './rule';

/** Summons, Sets of monsters and battle positions. */
export const SUMMONING = {
  'normal-summon-once': {
    en: 'Only one Normal Summon or Set of a monster per turn, both Main Phases together.',
    ja: '通常召喚（召喚・セット）は、2つのメインフェイズを合わせて1ターンに1度だけです。',
    cites: ['E22', 'R121', 'R122', 'R123', 'R179', 'R180'],
  },
  'main-phase-only': {
    en: 'Only in your own Main Phase, while no chain or response is open.',
    ja: '自分のメインフェイズの、チェーンや応答の途中でないときだけ行えます。',
    cites: [
      'E22',
      'E24',
      'E25',
      'E28',
      'E31',
      'E35',
      'R074',
      'R115',
      'R157',
      'R161',
      'R274',
      'R278',
      'R299',
      'R314',
      'R402',
      'R427',
    ],
  },
  tributes: {
    en: 'A Level 5 or 6 monster needs 1 Tribute, Level 7 or higher needs 2.',
    ja: 'レベル5・6のモンスターには生け贄が1体、レベル7以上には2体必要です。',
    cites: ['E19', 'E23'],
  },
  'no-monster-zone': {
    en: 'Not enough Monster Zones are free.',
    ja: 'モンスターゾーンの空きが足りません。',
    cites: ['E65', 'E66'],
  },
  'special-summon-only': {
    en: 'It cannot be Normal Summoned or Set, only Special Summoned.',
    ja: '通常召喚もセットもできず、特殊召喚でしかフィールドに出せません。',
    cites: ['E25'],
  },
  'never-special-summoned': {
    en: 'Nothing can Special Summon it.',
    ja: 'このモンスターは、どんな方法でも特殊召喚できません。',
    cites: [],
  },
  'revival-limit': {
    en: 'It must first have been Special Summoned in its proper way.',
    ja: '一度正しい手順でフィールドに出ていなければ、特殊召喚できません（蘇生制限）。',
    cites: ['E27'],
  },
  'no-procedure': {
    en: 'It has no Special Summon procedure of its own.',
    ja: '自身の効果による特殊召喚の手順を持っていません。',
    cites: ['E25'],
  },
  'not-a-monster': {
    en: 'Only a monster can be Summoned or Set as a monster.',
    ja: '召喚やモンスターとしてのセットができるのは、モンスターカードだけです。',
    cites: ['E22'],
  },
  'position-not-in-arrival-turn': {
    en: 'A monster keeps its position in the turn in which it came to the field.',
    ja: 'フィールドに出たターンには、表示形式の変更も反転召喚もできません。',
    cites: ['E24', 'E28', 'R126', 'R181'],
  },
  'position-once': {
    en: 'A monster changes its position by hand only once each turn.',
    ja: '表示形式の変更は、1体につき1ターンに1度だけです。',
    cites: ['E24', 'E28', 'R127', 'R129', 'R181'],
  },
  'position-not-after-attack': {
    en: 'A monster that declared an attack this turn keeps its position, even if the attack was stopped.',
    ja: 'このターンに攻撃宣言をしたモンスターは、攻撃を中止していても表示形式を変更できません。',
    cites: ['E28', 'E59', 'R128', 'R131', 'R171', 'R181', 'R212'],
  },
  'effects-may-change-position': {
    en: 'A change of position by an effect does not use up the change by hand.',
    ja: 'カードの効果で変わった表示形式は、1ターンに1度の変更に数えません。',
    cites: ['E28', 'R130', 'R157'],
    explains: true,
  },
  'flip-summons-unlimited': {
    en: 'Any number of monsters may be Flip Summoned in a turn.',
    ja: '反転召喚は、1ターンに何体でも行えます。',
    cites: ['E24', 'R125'],
    explains: true,
  },
  'special-summons-unlimited': {
    en: 'Any number of Special Summons may be made in a turn, and none uses up the Normal Summon.',
    ja: '特殊召喚は1ターンに何度でもでき、通常召喚の回数には数えません。',
    cites: ['E26', 'R124', 'R477'],
    explains: true,
  },
  'special-summon-position': {
    en: 'A monster Special Summoned by an effect comes in Attack or face-up Defense Position, as its player chooses.',
    ja: '効果で特殊召喚するモンスターは、表側攻撃表示か表側守備表示を選んで出します。',
    cites: ['E26'],
    explains: true,
  },
  'procedure-without-chain': {
    en: "A monster's own Special Summon procedure starts no chain; its costs are part of it.",
    ja: '特殊召喚モンスター自身の手順はチェーンを作らず、コストもその中で払います。',
    cites: ['E25', 'E51', 'R273'],
    explains: true,
  },
  'summon-negation': {
    en: 'Before a Summon succeeds, the opponent may negate it.',
    ja: '召喚が成功する前に、相手はその召喚を無効にできます。',
    cites: ['E29', 'R286', 'R287', 'R288', 'R485'],
    explains: true,
  },
  'effect-summon-negation': {
    en: 'A Summon by the effect of Chain Link 1 may be negated right after that chain; by a higher Chain Link, never.',
    ja: 'チェーン1の効果で出たモンスターは、そのチェーンの直後に召喚を無効にできます。チェーン2以上ならできません。',
    cites: ['E29', 'R289', 'R478'],
    explains: true,
  },
  'negated-summon': {
    en: 'A monster whose Summon was negated is destroyed without having been Summoned; Tributes and the Normal Summon stay spent.',
    ja: '召喚を無効にされたモンスターは、召喚されなかったものとして破壊され、生け贄も通常召喚の権利も戻りません。',
    cites: ['E30', 'R286'],
    explains: true,
  },
  'summon-success': {
    en: 'When a Summon has succeeded, continuous effects apply at once, then triggers, then responses.',
    ja: '召喚が成功すると、まず永続効果が適用され、次に誘発効果、その後に応答となります。',
    cites: ['E20', 'R290', 'R291', 'R292', 'R293', 'R294', 'R300', 'R308'],
    explains: true,
  },
  'older-effects-first': {
    en: 'Continuous effects that already apply come before those of a monster just Summoned.',
    ja: '先に適用されている永続効果は、出たばかりのモンスターの永続効果に優先します。',
    cites: ['R295'],
    explains: true,
  },
  'flip-effect': {
    en: 'A flip effect activates whenever its face-down monster is turned face-up on the field, by whatever means.',
    ja: 'リバース効果は、フィールドで裏側から表側になれば、どんな理由でも発動します。',
    cites: ['E20', 'E72', 'E73', 'R251', 'R302'],
    explains: true,
  },
  'fusion-materials': {
    en: 'A Fusion Summon uses materials from your hand and field; the Fusion Monster comes from the Fusion Deck.',
    ja: '融合召喚は自分の手札とフィールドの素材を使い、融合モンスターを融合デッキから出します。',
    cites: ['E27a'],
    explains: true,
  },
} satisfies Chapter;
