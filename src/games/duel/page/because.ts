import { useMemo } from 'react';
import type { ProfileId, ReasonView, RuleId } from '../../../engine/duel';
import { useLanguage, type Language } from '../../../i18n/language';
import { remedyTexts } from '../../../i18n/remedy-texts';
import { useCardInfo, type CardInfo } from '../../../ui/base/card/card-info';
import type { RuleLines } from '../../../ui/base/rules/rule-lines';
import { eachOnce, type Because } from '../../../ui/base/shared/reasons';
import { ruleLine } from '../rule-book';

/** The lines of a duel's rules, as the rule set that it is played by says them. */
export const linesIn =
  (profile: ProfileId): RuleLines =>
  (rule, language) =>
    ruleLine(rule as RuleId, profile, language);

interface ReasonWords {
  /** The rule set that is played by: its rules are told as it says them. */
  readonly profile: ProfileId;
  readonly language: Language;
  readonly info: CardInfo;
}

/** Reasons as lines, each once; another card that is to blame is named. */
function becauseOf(reasons: readonly ReasonView[], { profile, language, info }: ReasonWords, asked?: number): readonly Because[] {
  const lines = reasons.map(({ rule, passcode }): Because => {
    const line = ruleLine(rule, profile, language);
    const text = passcode === undefined || passcode === asked ? line : `${line} (${info(passcode).name})`;
    const remedy = remedyTexts[language][rule];
    return { text, rule, ...(remedy !== undefined && { remedy }) };
  });
  return eachOnce(lines);
}

/** Tells the reasons of a duel; `asked` is the card that they are about. */
export type TellReasons = (reasons: readonly ReasonView[], asked?: number) => readonly Because[];

/** Reasons as the rule set of a duel says them, in the language of the page. */
export function useBecause(profile: ProfileId): TellReasons {
  const language = useLanguage();
  const info = useCardInfo();
  return useMemo(() => (reasons, asked) => becauseOf(reasons, { profile, language, info }, asked), [profile, language, info]);
}
