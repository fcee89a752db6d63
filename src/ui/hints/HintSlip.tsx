import { useEffect } from 'react';
import { useHintTexts } from '../../i18n/hint-texts';
import type { Table } from '../../store/desk/duel-store';
import { useHints } from '../../store/hints/hints';
import { RuleMark } from '../rules/RuleMark';
import { Button } from '../shared/Button';
import { focusDock } from '../shared/focus';
import { fittingHints, mayStand, OCCASIONS } from '../../store/hints/fitting';

/**
 * What a newcomer may want to know now, at the foot of a side column: it covers nothing, takes no focus, and is not read aloud by
 * itself.
 */
export function HintSlip({ table }: { readonly table: Table }) {
  const t = useHintTexts();
  const { shown, offer, dismiss, want } = useHints();
  useEffect(() => offer(fittingHints(table)), [table, offer]);
  useEffect(() => dismiss, [dismiss]);
  if (!shown || !mayStand(shown, table)) return null;
  const { title, text } = t.hints[shown];
  // The buttons go; the keyboard goes on at the question.
  const leave = (by: () => void): void => {
    by();
    focusDock();
  };
  return (
    <section
      className="hint px-3.5 pt-2.5 pb-2 rounded-tray bg-paper text-ink shadow-tile [&_.btn]:border-[#8a6420] [&_.btn]:bg-transparent [&_.btn]:text-ink [&_.rule-mark]:text-ink"
      aria-label={t.name}
      data-hint={shown}
    >
      <h2 className="flex items-baseline justify-between font-display text-head/even font-normal">
        {title}
        <RuleMark rule={OCCASIONS[shown].rule} />
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
