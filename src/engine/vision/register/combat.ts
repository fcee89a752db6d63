import type { Chapter } from './rule';

/** Attack, defence and what comes of them. */
export const COMBAT = {
  'attackers-only': {
    en: 'Only a character can attack or defend.',
    ja: '攻撃や防御ができるのはキャラクターだけです。',
    cites: ['V63'],
  },
  'dolls-do-not-attack': { en: 'A doll cannot attack.', ja: '人形は攻撃できません。', cites: ['V63'] },
  bound: {
    en: 'Something set on it keeps it from attacking and defending.',
    ja: 'セットされたカードのため、攻撃も防御もできません。',
    cites: ['V63'],
  },
  'direct-answer-only': {
    en: 'Defending is possible only as the direct answer to an attack, before you have done or passed anything else.',
    ja: '防御できるのは、攻撃への直接の応答としてだけです。ほかの行動や優先権の放棄の後ではできません。',
    cites: ['V63'],
  },
  'ambushers-only': {
    en: 'Only a swift ambusher can be played to defend.',
    ja: '手札から防御に出せるのは、奇襲と速攻を持つキャラクターだけです。',
    cites: ['V63'],
  },
} as const satisfies Chapter;
