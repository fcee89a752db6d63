import { ruleSetOf } from '../games/played';
import { useLanguage } from './language';

interface RuleSetTexts {
  readonly label: string;
  /** What a rule set is called. */
  readonly nameOf: (played: string) => string;
  /** A game is being fetched; it could not be. */
  readonly fetching: (game: string) => string;
  readonly notFetched: (game: string) => string;
}

const en: RuleSetTexts = {
  label: 'Rules',
  nameOf: (played) => ruleSetOf(played).name.en,
  fetching: (game) => `Loading ${game} …`,
  notFetched: (game) => `${game} could not be loaded. Choose it again.`,
};

const ja: RuleSetTexts = {
  label: 'ルール',
  nameOf: (played) => ruleSetOf(played).name.ja,
  fetching: (game) => `${game}を読み込んでいます…`,
  notFetched: (game) => `${game}を読み込めませんでした。もう一度選んでください。`,
};

/** What the rule sets are called, for texts that are written in a language of their own. */
export const ruleSetTexts = { en, ja } as const;

export const useRuleSetTexts = (): RuleSetTexts => ruleSetTexts[useLanguage()];
