import { useLanguage, type Language } from '../../../i18n/language';
import { cardNamed } from '../../../store/cards/card-book';
import type { FaceCard } from './face-card';

/** The words that are printed on cards. A word that is missing here is the name of a card, or printed as the data spells it. */
const WORDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  monster: { en: 'Monster', ja: 'モンスター' },
  spell: { en: 'Spell', ja: '魔法' },
  trap: { en: 'Trap', ja: '罠' },
  normal: { en: 'Normal', ja: '通常' },
  effect: { en: 'Effect', ja: '効果' },
  flip: { en: 'Flip', ja: 'リバース' },
  spirit: { en: 'Spirit', ja: 'スピリット' },
  union: { en: 'Union', ja: 'ユニオン' },
  toon: { en: 'Toon', ja: 'トゥーン' },
  fusion: { en: 'Fusion', ja: '融合' },
  ritual: { en: 'Ritual', ja: '儀式' },
  pendulum: { en: 'Pendulum', ja: 'ペンデュラム' },
  token: { en: 'Token', ja: 'トークン' },
  'quick-play': { en: 'Quick-Play', ja: '速攻' },
  continuous: { en: 'Continuous', ja: '永続' },
  equip: { en: 'Equip', ja: '装備' },
  field: { en: 'Field', ja: 'フィールド' },
  counter: { en: 'Counter', ja: 'カウンター' },
  DARK: { en: 'DARK', ja: '闇' },
  LIGHT: { en: 'LIGHT', ja: '光' },
  EARTH: { en: 'EARTH', ja: '地' },
  WATER: { en: 'WATER', ja: '水' },
  FIRE: { en: 'FIRE', ja: '炎' },
  WIND: { en: 'WIND', ja: '風' },
  Dragon: { en: 'Dragon', ja: 'ドラゴン族' },
  Spellcaster: { en: 'Spellcaster', ja: '魔法使い族' },
  Zombie: { en: 'Zombie', ja: 'アンデット族' },
  Warrior: { en: 'Warrior', ja: '戦士族' },
  'Beast-Warrior': { en: 'Beast-Warrior', ja: '獣戦士族' },
  Beast: { en: 'Beast', ja: '獣族' },
  'Winged Beast': { en: 'Winged Beast', ja: '鳥獣族' },
  Fiend: { en: 'Fiend', ja: '悪魔族' },
  Fairy: { en: 'Fairy', ja: '天使族' },
  Insect: { en: 'Insect', ja: '昆虫族' },
  Dinosaur: { en: 'Dinosaur', ja: '恐竜族' },
  Reptile: { en: 'Reptile', ja: '爬虫類族' },
  Fish: { en: 'Fish', ja: '魚族' },
  'Sea Serpent': { en: 'Sea Serpent', ja: '海竜族' },
  Aqua: { en: 'Aqua', ja: '水族' },
  Pyro: { en: 'Pyro', ja: '炎族' },
  Thunder: { en: 'Thunder', ja: '雷族' },
  Rock: { en: 'Rock', ja: '岩石族' },
  Plant: { en: 'Plant', ja: '植物族' },
  Machine: { en: 'Machine', ja: '機械族' },
};

const OTHER_WORDS = {
  level: { en: (n: number) => `Level ${n}`, ja: (n: number) => `レベル ${n}` },
  scale: { en: 'Scale', ja: 'スケール' },
  printed: { en: (n: number) => `printed ${n}`, ja: (n: number) => `元は ${n}` },
  negated: { en: 'negated', ja: '無効' },
  attacked: { en: 'attacked', ja: '攻撃済' },
  noEffect: {
    en: (race: string) => `${/^[AI]/.test(race) ? 'An' : 'A'} ${race} with no effect.`,
    ja: (race: string) => `効果を持たない${race}モンスター。`,
  },
} as const;

export interface CardWords {
  readonly word: (key: string) => string;
  /** "Flip / Effect", "Counter Trap", "効果". */
  readonly kindLine: (card: Pick<FaceCard, 'kind' | 'subtype'>) => string;
  /** What fits under a crest: the kind of Spell or Trap, or just that it is one. */
  readonly shortKind: (card: Pick<FaceCard, 'kind' | 'subtype'>) => string;
  readonly level: (n: number) => string;
  readonly scale: string;
  readonly printed: (n: number) => string;
  readonly negated: string;
  readonly attacked: string;
  /** What is said of a Normal Monster. */
  readonly noEffect: (race: string) => string;
}

function wordsIn(language: Language): CardWords {
  const word = (key: string): string =>
    (Object.hasOwn(WORDS, key) ? WORDS[key]?.[language] : undefined) ?? cardNamed(key)?.[language] ?? key;
  return {
    word,
    kindLine: ({ kind, subtype }) => {
      if (kind === 'monster')
        return subtype
          .split('-')
          .map(word)
          .join(language === 'ja' ? '・' : ' / ');
      return language === 'ja' ? word(subtype) + word(kind) : `${word(subtype)} ${word(kind)}`;
    },
    shortKind: ({ kind, subtype }) => word(subtype === 'normal' ? kind : subtype),
    level: OTHER_WORDS.level[language],
    scale: OTHER_WORDS.scale[language],
    printed: OTHER_WORDS.printed[language],
    negated: OTHER_WORDS.negated[language],
    attacked: OTHER_WORDS.attacked[language],
    noEffect: (race) => OTHER_WORDS.noEffect[language](word(race)),
  };
}

export const CARD_WORDS: Readonly<Record<Language, CardWords>> = { en: wordsIn('en'), ja: wordsIn('ja') };

export const useCardWords = (): CardWords => CARD_WORDS[useLanguage()];
