import { useRuleTexts } from '../../../i18n/rule-texts';

/** The stamp on a rule that no source says. */
export function Settled() {
  const { settled } = useRuleTexts();
  return (
    <small className="inline-block px-1.75 py-0.5 rounded border-rim border-(--stress) font-text text-min/close font-semibold text-(--stress)">
      {settled}
    </small>
  );
}
