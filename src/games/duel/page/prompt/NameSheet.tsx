import type { DuelQuestion } from '../../table';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../../i18n/language';
import { useTable } from '../../../../store/desk/table-store';
import { walk } from '../../../../ui/base/shared/walk';
import { declaredNames, namesLike } from './declared-names';
import { questionSentence, type Speech } from './sentences';

/** A card name is declared: the list shrinks while a part of the name is typed. */
export function NameSheet({ question, speech }: { readonly question: DuelQuestion; readonly speech: Speech }) {
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const { values = [] } = question.decision;
  const names = useMemo(() => declaredNames(values, language), [values, language]);
  const shown = namesLike(names, search);
  const { prompt } = speech;
  return (
    <section className="sheet sheet--names tray" aria-label={questionSentence(question, speech)} data-sheet>
      <h2 className="tray__head">{questionSentence(question, speech)}</h2>
      <label className="field sheet__search">
        <span>{prompt.names.search}</span>
        <input
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </label>
      <p className="sheet__hint" role="status">
        {prompt.names.found(shown.length)}
      </p>
      <ul className="sheet__list" onKeyDown={walk('button', 'list')}>
        {shown.map(({ value, label }) => (
          <li key={String(value)}>
            <button
              type="button"
              className="row"
              data-value={String(value)}
              onClick={() => useTable.getState().answer({ kind: 'value', value })}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
