import type { RuleId } from '../../engine/duel';
import { useLanguage } from '../../i18n/language';
import { useRuleTexts } from '../../i18n/rule-texts';
import { ruleText } from '../../store/rule-book';
import { useDock } from '../shared/dock-store';

/** The mark beside a sentence that a rule explains: it opens that rule. `isStop`: the keyboard comes to it with Tab. */
export function RuleMark({ rule, isStop = true }: { readonly rule: RuleId; readonly isStop?: boolean }) {
  const t = useRuleTexts();
  const language = useLanguage();
  const label = t.mark(ruleText(rule, language));
  return (
    <button
      type="button"
      className="rule-mark normal-nums relative self-start min-w-6 h-5.5 rounded text-writing-3 font-text text-note/none font-medium cursor-pointer after:absolute after:-inset-y-2.75 after:-inset-x-2.5 hover:text-gold-1 focus-visible:text-gold-1"
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
