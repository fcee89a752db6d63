import { useTableTexts } from '../../../i18n/table-texts';
import type { Because } from '../../base/shared/reasons';
import { Reason } from '../../base/rules/Reason';

/** Something that could be done with the card: possible now, or not, with every reason. */
export interface InspectedAct {
  readonly label: string;
  readonly enabled: boolean;
  readonly reasons: readonly Because[];
}

/** What may be done with the card at this moment, and why the rest may not. */
export function AtThisMoment({ acts }: { readonly acts: readonly InspectedAct[] }) {
  const t = useTableTexts();
  return (
    <div className="moment">
      <h3>{t.inspector.moment}</h3>
      {acts.length === 0 ? (
        <p>{t.inspector.noActs}</p>
      ) : (
        <ul>
          {acts.map((act) => (
            <li key={act.label} className={act.enabled ? 'moment__yes' : 'moment__no'}>
              <b>{act.label}</b>
              {act.enabled ? (
                <span>{t.inspector.yes}</span>
              ) : (
                act.reasons.map((reason) => <Reason key={reason.text} reason={reason} />)
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
