import { useMemo } from 'react';
import type { ProfileId, ReasonView } from '../../../engine/duel';
import { useLanguage, type Language } from '../../../i18n/language';
import { remedyTexts } from '../../../i18n/remedy-texts';
import { ruleLine } from '../../../games/duel/rule-book';
import { useCardInfo, type CardInfo } from '../card/card-info';

/** The key of a rule, in the register of the game that is played. */
export type AnyRuleId = string;

/** Why something may not be done: the line of the rule, and what would make it legal where the rule knows. */
export interface Because {
  readonly text: string;
  readonly rule?: AnyRuleId;
  /** The numbers of its statements, where the game names them beside the rule. */
  readonly numbers?: readonly string[];
  readonly remedy?: string;
}

interface ReasonWords {
  /** The rule set that is played by: its rules are told as it says them. */
  readonly profile: ProfileId;
  readonly language: Language;
  readonly info: CardInfo;
}

/** Reasons as lines, each once; another card that is to blame is named. */
export function becauseOf(
  reasons: readonly ReasonView[],
  { profile, language, info }: ReasonWords,
  asked?: number,
): readonly Because[] {
  const lines = reasons.map(({ rule, passcode }): Because => {
    const line = ruleLine(rule, profile, language);
    const text = passcode === undefined || passcode === asked ? line : `${line} (${info(passcode).name})`;
    const remedy = remedyTexts[language][rule];
    return { text, rule, ...(remedy !== undefined && { remedy }) };
  });
  return eachOnce(lines);
}

/** Lines, each once. */
export const eachOnce = (lines: readonly Because[]): readonly Because[] =>
  lines.filter((line, i) => lines.findIndex(({ text }) => text === line.text) === i);

/** Tells the reasons of a duel; `asked` is the card that they are about. */
export type TellReasons = (reasons: readonly ReasonView[], asked?: number) => readonly Because[];

/** Reasons as the rule set of a duel says them, in the language of the page. */
export function useBecause(profile: ProfileId): TellReasons {
  const language = useLanguage();
  const info = useCardInfo();
  return useMemo(() => (reasons, asked) => becauseOf(reasons, { profile, language, info }, asked), [profile, language, info]);
}
