import { createContext, useContext } from 'react';
import type { ProfileId, RuleId } from '../../../engine/duel';
import type { Language } from '../../../i18n/language';
import { ruleLine, ruleText } from '../../../games/duel/rule-book';
import type { AnyRuleId } from '../shared/reasons';

/** The line of a rule. */
export type RuleLines = (rule: AnyRuleId, language: Language) => string;

const Lines = createContext<RuleLines>((rule, language) => ruleText(rule as RuleId, language));

/** The lines of a duel, as the rule set that it is played by says them. */
export const linesIn =
  (profile: ProfileId): RuleLines =>
  (rule, language) =>
    ruleLine(rule as RuleId, profile, language);

/** For a table: by its register, as its rule set says it. */
export const RuleLinesProvider = Lines.Provider;

export const useRuleLines = (): RuleLines => useContext(Lines);
