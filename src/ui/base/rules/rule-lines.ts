import { createContext, useContext } from 'react';
import type { Language } from '../../../i18n/language';
import type { AnyRuleId } from '../shared/reasons';

/** The line of a rule. */
export type RuleLines = (rule: AnyRuleId, language: Language) => string;

const Lines = createContext<RuleLines>((rule) => rule);

/** For a table: by the register of its game, as its rule set says it. */
export const RuleLinesProvider = Lines.Provider;

export const useRuleLines = (): RuleLines => useContext(Lines);
