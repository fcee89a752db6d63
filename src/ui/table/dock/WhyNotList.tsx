import type { Place } from '../../../engine/table';
import { useWhyTexts } from '../../../i18n/remedy-texts';
import { Reason } from '../../base/rules/Reason';
import { useDock } from '../../base/shared/dock-store';
import type { Because } from '../../base/shared/reasons';
import { SheetFrame } from '../../base/shared/SheetFrame';
import type { Comer, Thought } from './thought';

function ThoughtList({ thoughts }: { readonly thoughts: readonly Thought[] }) {
  const t = useWhyTexts();
  return (
    <ul className="moment__list">
      {thoughts.map(({ key, label, options, reasons }) => (
        <li key={key} className={options.length > 0 ? 'moment__yes' : 'moment__no'} data-thought={key}>
          <b>{label}</b>
          {options.length > 0 ? <span>{t.possible}</span> : reasons.map((reason) => <Reason key={reason.text} reason={reason} />)}
        </li>
      ))}
    </ul>
  );
}

interface WhyNotListProps {
  /** The card or place that was asked about. */
  readonly what: string;
  /** Why nothing at all can be done with it. */
  readonly general: Because | undefined;
  readonly thoughts: readonly Thought[];
  readonly comers?: readonly Comer[];
  readonly nameAt?: (place: Place) => string;
}

/** Everything that could be thought of for a card or zone, with every reason why it is not legal now. */
export function WhyNotList({ what, general, thoughts, comers = [], nameAt }: WhyNotListProps) {
  const t = useWhyTexts();
  const title = t.title(what);
  return (
    <SheetFrame name={title} title={title} onClose={() => useDock.getState().close()}>
      <div className="moment moment--sheet">
        {general && (
          <p>
            <Reason reason={general} />
          </p>
        )}
        <ThoughtList thoughts={thoughts} />
        {comers.map((comer) => (
          <section key={comer.card}>
            <h3 className="sheet__part">{nameAt?.(comer.card)}</h3>
            <ThoughtList thoughts={comer.thoughts} />
          </section>
        ))}
      </div>
    </SheetFrame>
  );
}
