import type { ReasonView, RuleId } from '../../engine/duel';
import type { RuleId as VisionRuleId } from '../../engine/vision';
import type { Language } from '../../i18n/language';
import { remedyTexts } from '../../i18n/remedy-texts';
import { ruleText } from '../../store/rule-book';
import type { CardInfo } from '../card/card-info';

/** The key of a rule, in the register of the game that is played. */
export type AnyRuleId = RuleId | VisionRuleId;

/** Why something may not be done: the line of the rule, and what would make it legal where the rule knows. */
export interface Because {
  readonly text: string;
  readonly rule?: AnyRuleId;
  /** The numbers of its statements, where the game names them beside the rule. */
  readonly numbers?: readonly string[];
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
  return eachOnce(lines);
}

/** Lines, each once. */
export const eachOnce = (lines: readonly Because[]): readonly Because[] =>
  lines.filter((line, i) => lines.findIndex(({ text }) => text === line.text) === i);
