import { createContext, useContext } from 'react';
import type { RuleId } from '../../engine/duel';
import type { Language } from '../../i18n/language';
import { ruleText } from '../../store/rule-book';
import type { AnyRuleId } from '../shared/reasons';

/** The line of a rule. */
export type RuleLines = (rule: AnyRuleId, language: Language) => string;

const Lines = createContext<RuleLines>((rule, language) => ruleText(rule as RuleId, language));

/** For a table that is played by another register than the duel's. */
export const RuleLinesProvider = Lines.Provider;

export const useRuleLines = (): RuleLines => useContext(Lines);
