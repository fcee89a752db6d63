import type { DuelQuestion } from '../../table';
import { useTable } from '../../../../store/desk/table-store';
import { useCardWords } from '../../../../ui/base/card';
import { walk } from '../../../../ui/base/shared/walk';
import { questionSentence, type Speech } from './sentences';
import { valueLabel } from './values';

/** Many values to choose from: a type, a name. */
export function ValuesSheet({ question, speech }: { readonly question: DuelQuestion; readonly speech: Speech }) {
  const { word } = useCardWords();
  const { decision } = question;
  return (
    <section className="sheet tray" aria-label={questionSentence(question, speech)} data-sheet>
      <h2 className="tray__head">{questionSentence(question, speech)}</h2>
      <ul className="sheet__list" onKeyDown={walk('button', 'list')}>
        {decision.values?.map((value) => (
          <li key={String(value)}>
            <button
              type="button"
              className="row"
              data-value={String(value)}
              onClick={() => useTable.getState().answer({ kind: 'value', value })}
            >
              {valueLabel(value, decision, { ...speech, word })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
