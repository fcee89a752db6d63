import type { ReasonView, RuleId } from '../../engine/duel';
import type { Language } from '../../i18n/language';
import { remedyTexts } from '../../i18n/remedy-texts';
import { ruleText } from '../../store/rule-book';
import type { CardInfo } from '../card/card-info';

/** Why something may not be done: the line of the rule, and what would make it legal where the rule knows. */
export interface Because {
  readonly text: string;
  readonly rule?: RuleId;
  readonly remedy?: string;
}

/** Reasons as lines, each once; another card that is to blame is named. */
export function becauseOf(
  reasons: readonly ReasonView[],
  language: Language,
  info: CardInfo,
  asked?: number,
): readonly Because[] {
  const lines = reasons.map(({ rule, passcode }): Because => {
    const line = ruleText(rule, language);
    const text = passcode === undefined || passcode === asked ? line : `${line} (${info(passcode).name})`;
    const remedy = remedyTexts[language][rule];
    return { text, rule, ...(remedy !== undefined && { remedy }) };
  });
  return lines.filter((line, i) => lines.findIndex(({ text }) => text === line.text) === i);
}
