import type { RuleId } from '../../engine';
import { useLanguage } from '../../i18n/language';
import { useRuleTexts } from '../../i18n/rule-texts';
import { ruleText } from '../../store/rule-book';
import { useDock } from '../shared/dock-store';
import './rule-mark.css';

/** The mark beside a sentence that a rule explains: it opens that rule. `isStop`: the keyboard comes to it with Tab. */
export function RuleMark({ rule, isStop = true }: { readonly rule: RuleId; readonly isStop?: boolean }) {
  const t = useRuleTexts();
  const language = useLanguage();
  const label = t.mark(ruleText(rule, language));
  return (
    <button
      type="button"
      className="rule-mark"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      title={ruleText(rule, language)}
      data-rule={rule}
      onClick={() => useDock.getState().openRule(rule)}
    >
      §
    </button>
  );
}
