import { useLanguage } from '../../../i18n/language';
import { useRuleTexts } from '../../../i18n/rule-texts';
import { useDock } from '../shared/dock-store';
import type { AnyRuleId } from '../shared/reasons';
import { useRuleLines } from './rule-lines';

interface RuleMarkProps {
  readonly rule: AnyRuleId;
  /** The numbers of its statements, where they are shown with it. */
  readonly numbers?: readonly string[] | undefined;
  /** The keyboard comes to it with Tab. */
  readonly isStop?: boolean;
}

/** The mark beside a sentence that a rule explains: it opens that rule. The sign itself is for the eye; its name is the rule. */
export function RuleMark({ rule, numbers = [], isStop = true }: RuleMarkProps) {
  const t = useRuleTexts();
  const line = useRuleLines()(rule, useLanguage());
  const shown = numbers.join(', ');
  return (
    <button
      type="button"
      className="rule-mark normal-nums relative ms-1 whitespace-nowrap self-start min-w-6 h-6 rounded text-writing-3 font-text text-note/none font-medium cursor-pointer after:absolute after:-inset-y-2.75 after:-inset-x-2.5 hover:text-gold-1 focus-visible:text-gold-1"
      tabIndex={isStop ? 0 : -1}
      aria-label={`${shown} ${t.mark(line)}`.trim()}
      title={line}
      data-rule={rule}
      onClick={() => useDock.getState().openRule(rule)}
    >
      <span aria-hidden="true">§</span>
      {shown && ` ${shown}`}
    </button>
  );
}
