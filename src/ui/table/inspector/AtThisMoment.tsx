import { useTableTexts } from '../../../i18n/table-texts';
import type { Thought } from '../dock/thought';
import { Reason } from '../../base/rules/Reason';

/** What may be done with the card at this moment, and why the rest may not. */
export function AtThisMoment({ acts }: { readonly acts: readonly Thought[] }) {
  const t = useTableTexts();
  return (
    <div className="moment">
      <h3>{t.inspector.moment}</h3>
      {acts.length === 0 ? (
        <p>{t.inspector.noActs}</p>
      ) : (
        <ul>
          {acts.map(({ label, options, reasons }) => (
            <li key={label} className={options.length > 0 ? 'moment__yes' : 'moment__no'}>
              <b>{label}</b>
              {options.length > 0 ? (
                <span>{t.inspector.yes}</span>
              ) : (
                reasons.map((reason) => <Reason key={reason.text} reason={reason} />)
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
