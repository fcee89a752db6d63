/** Placeholder until the register is filled in. */
export type RuleId = string;
export interface Rule { readonly en: string; readonly ja: string; readonly cites: readonly string[] }
export const RULES: Readonly<Record<string, Rule>> = {};
/** A line about a rule, for reasons and the log; the key itself for an unknown one. */
export const ruleText = (id: string, language: 'en' | 'ja'): string => RULES[id]?.[language] ?? id;
/** Whether `wanted` is the key of the rule, or cited by it. */
export const ruleMatches = (id: string, wanted: string): boolean => id === wanted || (RULES[id]?.cites.includes(wanted) ?? false);
