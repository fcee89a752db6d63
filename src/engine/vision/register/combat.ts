import type { Chapter } from '../../kernel/register';

/** Attack, defence and what comes of them. */
export const COMBAT = {
  'attackers-only': {
    en: 'Only a character can attack or defend.',
    ja: '攻撃や防御ができるのはキャラクターだけです。',
    cites: ['6.3'],
  },
  'dolls-do-not-attack': { en: 'A doll cannot attack.', ja: '人形は攻撃できません。', cites: ['6.7'] },
  bound: {
    en: 'Something set on it keeps it from attacking and defending.',
    ja: 'セットされたカードのため、攻撃も防御もできません。',
    cites: ['6.6'],
  },
  'direct-answer-only': {
    en: 'Defend only as the direct response to an attack, before you do anything else or pass.',
    ja: '防御できるのは、攻撃への直接の応答としてだけです。ほかの行動やパスの後ではできません。',
    cites: ['V63', 'S20'],
  },
  'ambushers-only': {
    en: 'Only a character with Swift and Ambush can be played to defend; it enters asleep.',
    ja: '手札から防御に出せるのは、奇襲と速攻を持つキャラクターだけです。スリープ状態で出ます。',
    cites: ['S21', '6.3'],
  },
  'defence-is-the-direct-answer': {
    en: 'A defense is the direct response to an attack: after any other response or a pass it is too late.',
    ja: '防御は攻撃への直接の応答です。ほかの干渉やパスの後では間に合いません。',
    cites: ['V63'],
    explains: true,
  },
  graze: {
    en: "Damaged by an undefended attack, you may turn as many cards of your deck as the attacker's Graze into sleeping nodes, all or none.",
    ja: '防御されなかった攻撃でダメージを受けた時、グレイズの枚数だけデッキの上からスリープ状態のノードにできます。全部か、なしです。',
    cites: ['V64'],
    explains: true,
  },
  'answer-first': {
    en: 'A response resolves before what it responds to: toughness gained in time saves a character from the damage.',
    ja: '干渉は、後から加わったものを先に解決します。間に合った耐久力の修正は、キャラクターを救います。',
    cites: ['V65'],
    explains: true,
  },
  mortal: {
    en: 'A character whose damage is at least its toughness is mortally wounded and is discarded, also when the toughness has fallen.',
    ja: '耐久力以上のダメージを受けたキャラクターは決死状態になり、破棄されます。耐久力が下がった時も同じです。',
    cites: ['V66'],
    explains: true,
  },
} as const satisfies Chapter;
