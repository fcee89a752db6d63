import type { ReasonView } from '../../engine';
import type { Language } from '../../i18n/language';
import { ruleText } from '../../store/rule-book';
import type { CardInfo } from '../table/card-info';

/** Reasons as lines, each rule once; another card that is to blame is named. */
export function reasonLines(reasons: readonly ReasonView[], language: Language, info: CardInfo, asked?: number): string[] {
  const lines = reasons.map(({ rule, passcode }) => {
    const text = ruleText(rule, language);
    return passcode === undefined || passcode === asked ? text : `${text} (${info(passcode).name})`;
  });
  return [...new Set(lines)];
}
