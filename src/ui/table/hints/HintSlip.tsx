import { useEffect, type ReactNode } from 'react';
import { useHintTexts } from '../../../i18n/hint-texts';
import { useHints } from '../../../store/hints/hints';
import { RuleMark } from '../../base/rules/RuleMark';
import { Button } from '../../base/shared/Button';
import { focusDock } from '../../base/shared/focus';
import type { AnyRuleId } from '../../base/shared/reasons';

interface HintSlipProps {
  readonly hint: string;
  readonly rule: AnyRuleId;
  readonly title: string;
  readonly text: ReactNode;
}

/**
 * Offers what fits the table as it is shown now. @returns the hint that stands; null: none. `fitting` is a new list only where
 * the table is another one.
 */
export function useOfferedHint(fitting: readonly string[]): string | null {
  const { shown, offer, dismiss } = useHints();
  useEffect(() => offer(fitting), [fitting, offer]);
  useEffect(() => dismiss, [dismiss]);
  return shown;
}

/** What a newcomer may want to know now, beside the field: it covers nothing, takes no focus, and is not read by itself. */
export function HintSlip({ hint, rule, title, text }: HintSlipProps) {
  const t = useHintTexts();
  const { dismiss, want } = useHints();
  // The buttons go; the keyboard goes on at the question.
  const leave = (by: () => void): void => {
    by();
    focusDock();
  };
  return (
    <section
      className="hint px-3.5 pt-2.5 pb-2 rounded-tray bg-paper text-ink shadow-tile [&_.btn]:border-[#8a6420] [&_.btn]:bg-transparent [&_.btn]:text-ink [&_.rule-mark]:text-ink"
      aria-label={t.name}
      data-hint={hint}
    >
      <h2 className="flex items-baseline justify-between font-display text-head/even font-normal">
        {title}
        <RuleMark rule={rule} />
      </h2>
      <p className="mt-1 font-text text-body/tight">{text}</p>
      <div className="flex flex-wrap gap-2 mt-2">
        <Button size="small" onClick={() => leave(dismiss)}>
          {t.gotIt}
        </Button>
        <Button size="small" onClick={() => leave(() => want(false))}>
          {t.noMore}
        </Button>
      </div>
    </section>
  );
}
